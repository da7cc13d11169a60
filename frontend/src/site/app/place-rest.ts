/**
 * Places what is far down a page that has loaded (`data-later`), one part in each frame, so that a tap waits for one of them at
 * most; then says that all is there, for styles that leave out more until then.
 */
export const placeRest = (): void => {
  const part = document.querySelector('[data-later]')
  part?.removeAttribute('data-later')
  if (part) requestAnimationFrame(placeRest)
  else document.documentElement.toggleAttribute('data-loaded', true)
}
