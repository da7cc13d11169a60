/** Sizes of windows in CSS pixels: the narrowest phone in use, and a desk. */
export const PHONE = { width: 360, height: 780 }
export const DESK = { width: 1280, height: 800 }

/** A phone and a desk, by the way in which `isTried` counts them. */
export const WIDTHS = [
  [0, PHONE.width],
  [1, DESK.width],
] as const
