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
import { fillDivision } from '@fullcourt/domain/divisions/fill'
import { divisionNamePart, divisionTeamsPart, entryDivisionPart } from '@fullcourt/domain/divisions/state'
import type { DivisionId, EntryId, LeagueId, SeasonId } from '@fullcourt/domain/ids/kinds'
import { DivisionAccess } from '../../core/access/division-access'
import { command, data } from '../../core/facts/command'
import { expecting, expectingIfRefused, type Expecting } from '../../core/facts/expected-revision'
import type { Scope } from '../../core/http/scope'
import { SeasonReader } from '../../core/readers/season-reader'
import { LeagueTables } from '../standings/league-tables'

/** A division by its id alone. */
type OfDivision = { readonly scope: Scope; readonly division: DivisionId }

/** What is decided of a division that is there: it is kept with the brackets of its season. */
const IN_ITS_PLACE = {
  uses: { divisions: DivisionAccess },
  access: ({ scope, division }: OfDivision, { divisions }: { readonly divisions: DivisionAccess }) =>
    divisions.place(scope, division),
  stream: bracketStream,
  id: ({ season }: { readonly season: SeasonId }) => season,
} as const

/** Creates a division of a season, without teams. */
export const CreateDivision = command('CreateDivision', {
  takes: data<{ readonly scope: Scope; readonly season: SeasonId; readonly name: string }>(),
  uses: { divisions: DivisionAccess },
  access: async ({ context, scope, season }, { divisions }) => ({
    organization: await divisions.organizationOf(scope, season),
    season,
    division: await context.nextId('division'),
  }),
  stream: bracketStream,
  id: ({ season }) => season,
  decide: (state, place, { name }) => createDivision(state, { ...place, name }),
  makes: ({ division }) => division,
})

/** Gives a division another name, also while it has bracket games. */
export const RenameDivision = command('RenameDivision', {
  takes: data<OfDivision & Expecting & { readonly name: string }>(),
  ...IN_ITS_PLACE,
  decide: (state, place, { name }) => renameDivision(state, { ...place, name }),
  expects: ({ expectedRevision, division }) => expecting(expectedRevision, [divisionNamePart(division)]),
})

/** Takes a division away; its teams are in none then. */
export const DeleteDivision = command('DeleteDivision', {
  takes: data<OfDivision>(),
  ...IN_ITS_PLACE,
  decide: deleteDivision,
})

/** Brings a deleted division back with its teams. */
export const RestoreDivision = command('RestoreDivision', {
  takes: data<OfDivision>(),
  uses: { divisions: DivisionAccess },
  access: ({ scope, division }, { divisions }) => divisions.placeToReturnTo(scope, division),
  stream: bracketStream,
  id: ({ season }) => season,
  decide: restoreDivision,
})

/** Puts a team into a division, at a position or last. */
export const AssignTeamToDivision = command('AssignTeamToDivision', {
  takes: data<OfDivision & Expecting & { readonly entry: EntryId; readonly position?: number | undefined }>(),
  ...IN_ITS_PLACE,
  decide: (state, place, { entry, position }) => assignTeam(state, { ...place, entry, position }),
  expects: ({ expectedRevision, entry }) => expectingIfRefused(expectedRevision, [entryDivisionPart(entry)]),
})

/** Takes teams out of a division in one step: all of them, or none. */
export const RemoveTeamsFromDivision = command('RemoveTeamsFromDivision', {
  takes: data<OfDivision & Expecting & { readonly entries: readonly EntryId[] }>(),
  ...IN_ITS_PLACE,
  decide: (state, place, { entries }) => removeTeams(state, { ...place, entries }),
  expects: ({ expectedRevision, entries }) => expectingIfRefused(expectedRevision, entries.map(entryDivisionPart)),
})

/** Puts all teams of a division in an order. */
export const OrderDivisionTeams = command('OrderDivisionTeams', {
  takes: data<OfDivision & Expecting & { readonly entries: readonly EntryId[] }>(),
  ...IN_ITS_PLACE,
  decide: (state, place, { entries }) => orderTeams(state, { ...place, entries }),
  expects: ({ expectedRevision, division }) => expecting(expectedRevision, [divisionTeamsPart(division)]),
})

/** Puts the first of a league's standings that are in no division yet into one, in seed order and in one step. */
export const FillDivision = command('FillDivision', {
  takes: data<OfDivision & { readonly league: LeagueId; readonly count: number }>(),
  uses: { divisions: DivisionAccess, seasons: SeasonReader, tables: LeagueTables },
  access: async ({ scope, division, league: id }, { divisions, seasons, tables }) => {
    const place = await divisions.place(scope, division)
    const { league } = await seasons.league(scope, { season: place.season, league: id })
    const standings = ((await tables.of([league])).get(id) ?? []).map(({ slt_id }) => slt_id)
    return { ...place, standings }
  },
  stream: bracketStream,
  id: ({ season }) => season,
  decide: (state, found, { count }) => fillDivision(state, { ...found, count }),
})
