import type { Recorded } from '@fullcourt/domain/facts/fact'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { recall } from '@fullcourt/domain/log/recall'
import { BEGINNING } from '@fullcourt/event-store/port'
import { wholeOfFacts, wholeOfStore } from '@fullcourt/projections/history-generator/compared-documents'
import { readModels } from '@fullcourt/projections/models/models'
import { importCard } from '@fullcourt/projections/imports/import'
import type { Settings } from '../../core/settings/settings'
import type { Application } from '../../product/app/application'
import { Documents } from '../../storage/documents/documents'
import { openTestApplication } from '../application'
import { followedUp } from '../followed-up'
import type { BaseLeague } from './base-league'
import type { Answered } from './work'

type Fact = Recorded<AnyFact>
type OfType<Type extends AnyFact['type']> = Recorded<Extract<AnyFact, { readonly type: Type }>>

const COMPLETE_IMPORT = { teams: 4, players: 10, 'roster places': 10, games: 7, scores: 5, lines: 19 }

const factsOf = async ({ stores }: Application): Promise<readonly Fact[]> => {
  const facts: Fact[] = []
  for await (const page of stores.events.readAll(BEGINNING))
    for (const stored of page) {
      const fact = recall(stored)
      if (fact !== 'unknown') facts.push(fact)
    }
  return facts
}

const ofType = <Type extends AnyFact['type']>(facts: readonly Fact[], type: Type): readonly OfType<Type>[] =>
  facts.filter((fact): fact is OfType<Type> => fact.type === type)

/** What is found, where it is not what is expected. */
const differing = (what: string, found: unknown, expected: unknown): readonly string[] => {
  const [is, should] = [JSON.stringify(found), JSON.stringify(expected)]
  return is === should ? [] : [`${what}: ${is} instead of ${should}`]
}

const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, n) => n + 1)

const onceEach = (values: readonly (string | number)[]): readonly (string | number)[] => [...values].sort()

/** Every figure that was answered was written once, in the order in which it was sent. */
const figureFaults = (facts: readonly Fact[], { scores, points }: Answered): readonly string[] => [
  ...[...scores].flatMap(([game, last]) => {
    const written = ofType(facts, 'ScoreUpdated').filter(({ data }) => data.game === game)
    return differing(
      `Scores of game ${game}`,
      written.map(({ data }) => data.is?.home),
      upTo(last),
    )
  }),
  ...[...points].flatMap(([player, last]) => {
    const written = ofType(facts, 'BoxScoreLineRecorded').filter(({ data }) => data.player === player)
    return differing(
      `Points of player ${player}`,
      written.map(({ data }) => data.is?.PTS),
      upTo(last),
    )
  }),
]

/** Every team that was answered is there once, and in its league. */
const teamFaults = (facts: readonly Fact[], { teams }: Answered): readonly string[] => {
  const made = ofType(facts, 'TeamCreated').filter(({ data }) => data.details.name.startsWith('New team '))
  const entered = ofType(facts, 'TeamEnteredLeague').map(({ data }) => data.team)
  return [
    ...differing('New teams', onceEach(made.map(({ data }) => data.details.name)), onceEach(teams)),
    ...made.flatMap(({ data: { team } }) => differing(`Entries of team ${team}`, entered.filter(one => one === team).length, 1)),
  ]
}

const mergeFaults = (facts: readonly Fact[], { merged }: Answered): readonly string[] =>
  differing(
    'Merges',
    ofType(facts, 'PlayersMerged').map(({ data }) => [data.master, data.duplicate]),
    merged,
  )

/** A plan is made once, and each of its games is scheduled once. */
const generationFaults = (facts: readonly Fact[], { generated: { schedule, league, games } }: BaseLeague): readonly string[] => {
  const plans = ofType(facts, 'SchedulePlanned').filter(({ data }) => data.schedule === schedule)
  const scheduled = ofType(facts, 'GameScheduled').filter(({ data }) => data.in.league === league.league)
  const ids = scheduled.map(({ data }) => data.game)
  return [
    ...differing('Plans', plans.length, 1),
    ...differing('Games of the plan', ids.length, games),
    ...differing('Games scheduled twice', ids.length - new Set(ids).size, 0),
  ]
}

const importFaults = async ({ app }: Application, { organization }: BaseLeague): Promise<readonly string[]> => {
  const imports = await app.get(Documents).list(importCard, { index: 'organization', key: String(organization.id) })
  const cameTo = imports.map(({ body }) => (body.state === 'unknown' ? body : [body.state, body.counts]))
  return differing('Imports', cameTo, [['finished', COMPLETE_IMPORT]])
}

/** All documents and lists are as if they were made anew, byte for byte. */
const documentFaults = async ({ runner }: Application, facts: readonly Fact[]): Promise<readonly string[]> => {
  const faults: string[] = []
  for (const model of readModels) {
    const expected = wholeOfFacts(model, facts)
    const found = await wholeOfStore(runner.readings, model, facts, expected.lists)
    for (const part of ['documents', 'lists'] as const)
      for (const key of Object.keys({ ...expected[part], ...found[part] }))
        faults.push(...differing(`${model.name} ${part} ${key}`, found[part][key], expected[part][key]))
  }
  return faults
}

/** What is wrong with the data that the faults left; nothing where all is well. */
export const faultsIn = async (settings: Settings, base: BaseLeague, answered: Answered): Promise<readonly string[]> => {
  const application = await openTestApplication(settings, { logger: false })
  try {
    await application.ready
    await followedUp(application)
    const facts = await factsOf(application)
    return [
      ...figureFaults(facts, answered),
      ...teamFaults(facts, answered),
      ...mergeFaults(facts, answered),
      ...generationFaults(facts, base),
      ...(await importFaults(application, base)),
      ...(await documentFaults(application, facts)),
      ...application.condition.problems().map(({ component, message }) => `${component}: ${message}`),
    ]
  } finally {
    await application.close()
  }
}
