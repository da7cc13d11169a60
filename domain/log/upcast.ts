import type { AnyFact } from './fact-types'

type FactType = AnyFact['type']

/** Turns a fact's data as one version wrote it into what the next version would have written. Pure, and total for what was ever written. */
export type UpcastStep = (data: unknown) => unknown

/** The steps of each type in order: the first from version 1 to 2, the next from 2 to 3. */
export type UpcastSteps = { readonly [Type in FactType]?: readonly UpcastStep[] }

/** An order names its things (docs/facts.md#orders); version 1 called them `order`. */
const withLeaguesNamed: UpcastStep = data => {
  const { order, ...place } = data as { readonly order: readonly number[] }
  return { ...place, leagues: order }
}

/** Version 1 left every organization that an import made with the default time zone. */
const withTimeZone: UpcastStep = data => {
  const begun = data as { readonly target: { readonly organization: object } }
  return { ...begun, target: { ...begun.target, organization: { ...begun.target.organization, timeZone: null } } }
}

/** Version 1 knew no drafts: every schedule was generated at once. */
const withoutDraft: UpcastStep = data => ({ ...(data as object), draft: null })

/** Version 1 knew no minutes of players: nobody kept them. */
const withoutMinutes: UpcastStep = data => {
  const { was, is, ...place } = data as { readonly was: object; readonly is: object }
  const minutes = { keepsMinutes: false, foulsOut: 5 }
  return { ...place, was: { ...was, ...minutes }, is: { ...is, ...minutes } }
}

/** As many steps of a type as it has versions before its newest. */
export const UPCAST_STEPS: UpcastSteps = {
  CourtsideRulesSet: [withoutMinutes],
  LeaguesOrdered: [withLeaguesNamed],
  ImportBegun: [withTimeZone],
  SchedulePlanned: [withoutDraft],
}

/** A fact's data in its newest shape, from the version in which it was written. */
export const upcast = (type: FactType, version: number, data: unknown, steps: UpcastSteps = UPCAST_STEPS): unknown =>
  (steps[type] ?? []).slice(version - 1).reduce((older, step) => step(older), data)
