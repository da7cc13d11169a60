import { jsonIn } from '../../../ui/stored-text'

/** What was answered to the three questions of a set-up (docs/admin.md#the-first-minute). */
export type Answers = {
  readonly name: string
  readonly slug: string
  readonly sport: number
  readonly season: string
  readonly startDate: string | null
  readonly finishDate: string | null
  readonly timeZone: string
  /** The name of the league, where the list names none. */
  readonly league: string
  /** The teams and players as they were pasted. */
  readonly list: string
}

/** What of it stands already. */
export type Made = {
  readonly organization?: {
    readonly id: number
    readonly name: string
    readonly slug: string | null
    readonly domain: string | null
  }
  readonly season?: number
  readonly isWhole?: boolean
}

/** A set-up as this device remembers it, so that it goes on where it was cut off. */
export type SetUpDraft = {
  readonly version: 1
  readonly answers: Answers
  readonly step: number
  readonly made: Made
  /** When its first call was sent, in milliseconds since 1970; null before that. */
  readonly began: number | null
  /** The keys of its calls by what they send. */
  readonly keys: readonly (readonly [string, string])[]
}

const keyOf = (user: number, organization: number | undefined) => `set-up:${user}:${organization ?? 'new'}`
const skippedKey = (user: number, organization: number | undefined) => `${keyOf(user, organization)}:skipped`

const isDraft = (value: unknown): value is SetUpDraft =>
  typeof value === 'object' && value !== null && 'version' in value && value.version === 1

/** The set-up of an organization that exists, or of a new one. */
export const readSetUp = (user: number, organization: number | undefined): SetUpDraft | null => {
  const kept = jsonIn(localStorage.getItem(keyOf(user, organization)))
  return isDraft(kept) ? kept : null
}

export const keepDraft = (user: number, organization: number | undefined, draft: SetUpDraft): void =>
  localStorage.setItem(keyOf(user, organization), JSON.stringify(draft))

export const forgetDraft = (user: number, organization: number | undefined): void =>
  localStorage.removeItem(keyOf(user, organization))

/** Whether a set-up was begun and not ended: it is gone on with, whatever was skipped. */
export const isUnfinishedDraft = (draft: SetUpDraft | null): boolean =>
  draft !== null && draft.began !== null && !draft.made.isWhole

export const skipSetUp = (user: number, organization: number | undefined): void =>
  localStorage.setItem(skippedKey(user, organization), 'yes')

/** Whether the questions are asked of somebody who comes to an empty organization, or to none. */
export const asksSetUp = (user: number, organization: number | undefined): boolean =>
  isUnfinishedDraft(readSetUp(user, organization)) || localStorage.getItem(skippedKey(user, organization)) === null
