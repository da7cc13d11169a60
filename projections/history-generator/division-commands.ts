import { bracketStream } from '@fullcourt/domain/brackets/state'
import {
  assignTeam,
  createDivision,
  deleteDivision,
  orderTeams,
  removeTeams,
  renameDivision,
  restoreDivision,
} from '@fullcourt/domain/divisions/decide'
import type { DivisionPlace } from '@fullcourt/domain/divisions/events'
import { fillDivision } from '@fullcourt/domain/divisions/fill'
import type { EntryId } from '@fullcourt/domain/ids/kinds'
import fc from 'fast-check'
import { command, pick, type WeightedCommand } from './generator-command'
import { choose, type Installation } from './installation'

export const makeDivision = (
  installation: Installation,
  { organization, season }: Pick<DivisionPlace, 'organization' | 'season'>,
): DivisionPlace => {
  const place = { organization, season, division: installation.newId('division') }
  installation.log.decide(bracketStream, season, state => createDivision(state, { ...place, name: `Division ${place.division}` }))
  installation.divisions.push(place)
  return place
}

const withDivision = (installation: Installation, which: number, run: (place: DivisionPlace) => void): void => {
  const place = choose(installation.divisions, which)
  if (place) run(place)
}

/** The entries of a division, of a deleted one too. */
const entriesOf = (installation: Installation, { season, division }: DivisionPlace): readonly EntryId[] =>
  installation.log
    .state(bracketStream, season)
    .divisions.get(division)
    ?.teams.map(({ entry }) => entry) ?? []

const entriesOfSeason = (installation: Installation, { season }: DivisionPlace): readonly EntryId[] =>
  installation.entries.filter(entry => entry.season === season).map(({ entry }) => entry)

/** Commands of divisions; what takes a place in one along is in those of entries and leagues. */
export const divisionCommands: readonly WeightedCommand[] = [
  command('create division', 2, pick, (installation, which) => {
    const season = choose(installation.seasons, which)
    if (season) makeDivision(installation, season)
  }),
  command('rename division', 2, fc.tuple(pick, fc.constantFrom('Gold', 'Silver')), (installation, [which, name]) =>
    withDivision(installation, which, place =>
      installation.log.decide(bracketStream, place.season, state => renameDivision(state, { ...place, name })),
    ),
  ),
  command('delete division', 1, pick, (installation, which) =>
    withDivision(installation, which, place =>
      installation.log.decide(bracketStream, place.season, state => deleteDivision(state, place)),
    ),
  ),
  command('restore division', 2, pick, (installation, which) =>
    withDivision(installation, which, place => {
      if (installation.isThere(place))
        installation.log.decide(bracketStream, place.season, state => restoreDivision(state, place))
    }),
  ),
  command('assign team to division', 6, fc.tuple(pick, pick, fc.nat(4)), (installation, [which, who, position]) =>
    withDivision(installation, which, place => {
      const entry = choose(entriesOfSeason(installation, place), who)
      if (entry !== undefined)
        installation.log.decide(bracketStream, place.season, state => assignTeam(state, { ...place, entry, position }))
    }),
  ),
  command('remove team from division', 2, fc.tuple(pick, pick), (installation, [which, who]) =>
    withDivision(installation, which, place => {
      const entry = choose(entriesOf(installation, place), who)
      if (entry !== undefined)
        installation.log.decide(bracketStream, place.season, state => removeTeams(state, { ...place, entries: [entry] }))
    }),
  ),
  command('order teams of division', 6, pick, (installation, which) => {
    const place = choose(
      installation.divisions.filter(division => entriesOf(installation, division).length > 1),
      which,
    )
    if (!place) return
    const [first, ...rest] = entriesOf(installation, place)
    const entries = first === undefined ? rest : [...rest, first]
    installation.log.decide(bracketStream, place.season, state => orderTeams(state, { ...place, entries }))
  }),
  command('fill division', 2, fc.tuple(pick, fc.integer({ min: 1, max: 3 })), (installation, [which, count]) =>
    withDivision(installation, which, place => {
      const standings = entriesOfSeason(installation, place).toReversed()
      installation.log.decide(bracketStream, place.season, state => fillDivision(state, { ...place, count, standings }))
    }),
  ),
]
