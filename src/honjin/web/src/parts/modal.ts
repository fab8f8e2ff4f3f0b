/** Windows over the whole page: what they have in common. */
import type { Attachment } from "svelte/attachments";

/** Opens the dialog above everything; afterwards whatever had the focus has it again. */
export const modal: Attachment<HTMLDialogElement> = (dialog) => {
  const before = document.activeElement;
  dialog.showModal();
  return () => { if (before instanceof HTMLElement && before.isConnected) before.focus(); };
};

/** A touch beside the window closes it. */
export function closeBeside(click: MouseEvent & { currentTarget: HTMLDialogElement }): void {
  if (click.target === click.currentTarget) click.currentTarget.close();
}

/** The device's own way back closes the dialog, instead of leaving the page. */
export const closesByBack: Attachment<HTMLDialogElement> = (dialog) => {
  const close = () => dialog.close();
  history.pushState({ window: true }, "");
  addEventListener("popstate", close);
  return () => {
    removeEventListener("popstate", close);
    if ((history.state as { window?: boolean } | null)?.window) history.back();
  };
};

/** As high as what can be seen, so that the keyboard of the screen covers nothing that is written in. */
export const fitsKeyboard: Attachment<HTMLElement> = (element) => {
  const seen = window.visualViewport;
  if (!seen) return undefined;
  const fit = () => {
    element.style.setProperty("--seen-top", `${seen.offsetTop}px`);
    element.style.setProperty("--seen-height", `${seen.height}px`);
  };
  fit();
  for (const name of ["resize", "scroll"]) seen.addEventListener(name, fit);
  return () => { for (const name of ["resize", "scroll"]) seen.removeEventListener(name, fit); };
};
