/** With a capital first letter: `points` is `Points`. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
