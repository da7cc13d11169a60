import { isColour } from '@fullcourt/domain/branding/colour'
import { edgeOf, textOn } from '@fullcourt/domain/branding/readable'
import type { CSSProperties } from 'react'

/** The colours of a team as an answer names them: the main one and a second; empty where none were chosen. */
export type TeamColours = readonly string[]

type Variables = CSSProperties & Readonly<Record<`--${string}`, string>>

/**
 * The colours of a team as variables for the classes of `TeamColours.module.css`: the area, what is readable on it, and its edge
 * in both themes. Undefined where it has none.
 */
export const colourVariables = (colours: TeamColours = []): Variables | undefined => {
  const [main, second] = colours.filter(isColour)
  if (main === undefined) return undefined
  return {
    '--team': main,
    '--team-second': second ?? main,
    '--on-team': textOn(main),
    '--edge-light': edgeOf(main, 'light'),
    '--edge-dark': edgeOf(main, 'dark'),
  }
}
