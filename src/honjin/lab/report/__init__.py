"""Reports as one HTML file each: the page, its style, and plots drawn as SVG."""
