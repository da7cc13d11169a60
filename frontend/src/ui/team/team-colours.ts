import { isColour, type Colour } from '@fullcourt/domain/branding/colour'
import { derivedColours } from '@fullcourt/domain/branding/derived-colours'
import { edgeOf, textOn } from '@fullcourt/domain/branding/readable'
import type { CSSProperties } from 'react'

/** The colours of a team as an answer names them: the main one and a second; empty where none were chosen. */
export type TeamColours = readonly string[]

/** A team by what it is told apart by; without an id while it is still to be made. */
export type ColouredTeam = { readonly id: number | null; readonly colors?: TeamColours }

/** The colours that a team is shown in: those that it chose, else derived ones, which are the same wherever it is shown. */
export const shownColours = ({ id, colors = [] }: ColouredTeam): TeamColours =>
  colors.length > 0 || id === null ? colors : derivedColours(id)

type Variables = CSSProperties & Readonly<Record<`--${string}`, string>>

/** What follows from two colours, made once: a page of a league has its teams on every line. */
const known = new Map<string, Variables>()
const mostKnown = 1_000

const variablesOf = (main: Colour, second: Colour): Variables => {
  const pair = main + second
  const found = known.get(pair)
  if (found) return found
  const made = {
    '--team': main,
    '--team-second': second,
    '--on-team': textOn(main),
    '--edge-light': edgeOf(main, 'light'),
    '--edge-dark': edgeOf(main, 'dark'),
  }
  if (known.size === mostKnown) known.clear()
  known.set(pair, made)
  return made
}

/**
 * The colours of a team as variables for the classes of `TeamColours.module.css`: the area, what is readable on it, and its edge
 * in both themes. Undefined where it has none.
 */
export const colourVariables = (colours: TeamColours = []): Variables | undefined => {
  const [main, second = main] = colours.filter(isColour)
  return main === undefined || second === undefined ? undefined : variablesOf(main, second)
}
