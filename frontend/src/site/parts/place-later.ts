/**
 * Attributes of an element that is so far down a page that it is placed after the page has loaded (`base.css`): about so many pixels
 * high, room for which is kept; none of an element that is placed at once.
 */
export const placeLater = (pixels: number | undefined) =>
  pixels === undefined ? undefined : { 'data-later': '', style: { containIntrinsicBlockSize: `auto ${pixels}px` } }
