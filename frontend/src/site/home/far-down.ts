/**
 * The room in pixels that is kept for a part below the first screen until it is placed: more than any has, so that what follows it is
 * too far down to be placed before the first paint, which takes a phone as long as all the rest.
 */
export const farDown = 2_500
