import type { Traced } from '../../facts/fact'
import type { LeagueId } from '../../ids/kinds'
import type { TermsChange, PendingChangesPublished, PendingChangesSet, PlanStepRefused } from '../events'
import { isSameTerms } from './terms'

/** Changes that were published last, under the id of the fact that says so. */
export type PublishedChanges = Pick<PendingChangesPublished['data'], 'plan' | 'changes' | 'waits'> & { readonly fact: string }

/** What staff of a league collected to be published, and what they published last (docs/schedules.md#changes-that-wait). */
export type PendingState = { readonly pending: readonly TermsChange[]; readonly published: PublishedChanges | null }

export const nothingPending: PendingState = { pending: [], published: null }

/** The part of a league's schedules that says what is to become of its games. */
export const pendingPart = (league: LeagueId): string => `pending changes of league ${league}`

type Changes = readonly TermsChange[]

/** The way back of a change. */
export const backOf = ({ game, was, is }: TermsChange): TermsChange => ({ game, was: is, is: was })

/** Those of which the same is not to become. */
const withoutSame = (pending: Changes, changes: Changes): Changes =>
  pending.filter(({ game, is }) => !changes.some(one => one.game === game && isSameTerms(one.is, is)))

/** With further ones, of games of which nothing is to become yet. */
const withOthers = (pending: Changes, changes: Changes): Changes => [
  ...pending,
  ...changes.filter(({ game }) => !pending.some(one => one.game === game)),
]

/** What is pending once changes are made. */
const afterMaking = (pending: Changes, { changes, waits }: Pick<PublishedChanges, 'changes' | 'waits'>): Changes =>
  waits ? withOthers(pending, changes.map(backOf)) : withoutSame(pending, changes)

/** The same where one of them was refused, so that all others are taken back. */
const afterRefusing = (pending: Changes, { changes, waits }: PublishedChanges): Changes =>
  waits ? withoutSame(pending, changes.map(backOf)) : withOthers(pending, changes)

type OfPending = PendingChangesSet | PendingChangesPublished | PlanStepRefused

/** What a fact changes of what is pending in its league. */
export const evolvePending = (known: PendingState, fact: Traced<OfPending>): PendingState => {
  const { pending, published } = known
  switch (fact.type) {
    case 'PendingChangesSet': {
      const { changes } = fact.data
      const others = pending.filter(({ game }) => !changes.some(one => one.game === game))
      return { published, pending: [...others, ...changes.flatMap(({ is }) => is ?? [])] }
    }
    case 'PendingChangesPublished': {
      const { plan, changes, waits } = fact.data
      return { pending: afterMaking(pending, fact.data), published: { plan, changes, waits, fact: fact.id ?? '' } }
    }
    case 'PlanStepRefused':
      return { published, pending: published?.plan === fact.data.plan ? afterRefusing(pending, published) : pending }
  }
}
