"""What makes files of the repository from others."""
