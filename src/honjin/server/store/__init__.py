"""What is stored: the file, its tables and the story of each game."""
