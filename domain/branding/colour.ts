/** A colour as it is stored: `#1b5fd1`. */
export type Colour = `#${string}`

/** The main colour and a second one; empty where none were chosen. */
export type Colours = readonly Colour[]

/** A team has one colour or two. */
export const MOST_COLOURS = 2

/** Whether a text is a colour as it is stored. */
export const isColour = (text: string): text is Colour => /^#[0-9a-f]{6}$/.test(text)
