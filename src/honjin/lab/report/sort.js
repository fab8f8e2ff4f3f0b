// Touch a heading to sort by its column; the page can be read without this.
for (const table of document.querySelectorAll("table.sorted")) {
  const heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, column) => {
    if (!head.dataset.sort) return;
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    head.append(button);
    head.setAttribute("aria-sort", "none");
    button.addEventListener("click", () => {
      const down = head.getAttribute("aria-sort") !== "descending";
      for (const other of heads) if (other.dataset.sort) other.setAttribute("aria-sort", "none");
      head.setAttribute("aria-sort", down ? "descending" : "ascending");
      const value = (row) => row.cells[column].dataset.value ?? row.cells[column].textContent;
      const order = (one, other) =>
        head.dataset.sort === "number" ? value(one) - value(other) : value(other).localeCompare(value(one));
      const rows = [...table.tBodies[0].rows].sort((one, other) => order(one, other) * (down ? -1 : 1));
      table.tBodies[0].append(...rows);
    });
  });
}
