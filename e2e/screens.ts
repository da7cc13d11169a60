/** Sizes of windows in CSS pixels: the narrowest phone in use, and a desk. */
export const PHONE = { width: 360, height: 780 }
export const DESK = { width: 1280, height: 800 }

/** Of a phone and of a desk. */
export const WIDTHS = [PHONE.width, DESK.width] as const
