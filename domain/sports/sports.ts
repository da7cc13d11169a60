import type { SportId } from '../ids/kinds'

export type Sport = { readonly id: SportId; readonly name: string }

export const BASKETBALL: SportId = 1

/** The sports that the product knows; their ids are fixed. */
export const SPORTS: readonly Sport[] = [{ id: BASKETBALL, name: 'basketball' }]

export const isSport = (id: SportId): boolean => SPORTS.some(sport => sport.id === id)
