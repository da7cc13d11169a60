import { bracketStream } from '@fullcourt/domain/brackets/state'
import { deleteLeagueAndPlaces, restoreLeagueAndPlaces } from '@fullcourt/domain/divisions/leaving'
import { seasonStream } from '@fullcourt/domain/entries/state'
import { refuse } from '@fullcourt/domain/facts/decision'
import type { LeagueId, SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import { addLeague, orderLeagues, renameLeague } from '@fullcourt/domain/leagues/decide'
import type { SentCourtsideRules } from '@fullcourt/domain/leagues/courtside-rules'
import { setCourtsideRules } from '@fullcourt/domain/leagues/decide-courtside-rules'
import { drawLots, setOrderRule } from '@fullcourt/domain/leagues/decide-order-rule'
import { setPlayOffPlaces } from '@fullcourt/domain/leagues/decide-play-off-places'
import { courtsideRulesPart, leagueNamePart, ORDER_PART, orderRulePart, playOffPlacesPart } from '@fullcourt/domain/leagues/state'
import { waitingForLots } from '@fullcourt/domain/standings/lots'
import type { OrderRule } from '@fullcourt/domain/order-rules/order-rule'
import { SeasonAccess, type LeagueInSeason } from '../../core/access/season-access'
import { command, data } from '../../core/facts/command'
import { decideInSequence } from '../../core/facts/decide-in-sequence'
import { Decider } from '../../core/facts/decider'
import { expecting, type Expecting } from '../../core/facts/expected-revision'
import { orThrow } from '../../core/facts/refused'
import { within, type Scope } from '../../core/http/scope'
import { SeasonReader } from '../../core/readers/season-reader'
import { LeagueTables } from '../standings/league-tables'
import { shuffled } from './shuffled'
import { SeasonCopies } from '../seasons/season-copies'

type OfSeason = { readonly scope: Scope; readonly season: SeasonId }
type OfLeague = { readonly scope: Scope; readonly at: LeagueInSeason }

type OfLots = OfLeague & { readonly teams: readonly TeamId[] }

/** What is said where somebody asks for lots of others than those whom nothing tells apart. */
const NOT_EQUAL = refuse(
  'conflict',
  'Lots are drawn among all teams that nothing else tells apart. Look at the table as it is now.',
)

/** Adds a league to a season; with `copyFrom` it begins with the teams, rosters and captains of that season's league of the name. */
export const AddLeague = command('AddLeague', {
  takes: data<OfSeason & { readonly name: string; readonly copyFrom?: SeasonId | null | undefined }>(),
  uses: { decider: Decider, seasons: SeasonAccess, copies: SeasonCopies },
  access: async ({ context, scope, season, name, copyFrom }, { decider, seasons, copies }) => {
    const organization = await seasons.organizationOf(scope, season)
    const place = { organization, season, league: await context.nextId('league') }
    if (copyFrom == null) return { organization, place, contents: [] }
    orThrow(addLeague(await decider.state(seasonStream, season), { ...place, name }))
    const source = await copies.sourceOf(within(scope, organization), copyFrom, name)
    return { organization, place, contents: await copies.contentsFor(context, place, source) }
  },
  stream: seasonStream,
  id: ({ place }) => place.season,
  decide: (now, { place, contents }, { name }) =>
    decideInSequence(seasonStream, now, [contents => addLeague(contents, { ...place, name }), ...contents]),
  makes: ({ place }) => place.league,
})

export const RenameLeague = command('RenameLeague', {
  takes: data<OfLeague & Expecting & { readonly name: string }>(),
  uses: { seasons: SeasonAccess },
  access: ({ scope, at }, { seasons }) => seasons.leaguePlace(scope, at),
  stream: seasonStream,
  id: ({ season }) => season,
  decide: (contents, place, { name }) => renameLeague(contents, { ...place, name }),
  expects: ({ expectedRevision }, { league }) => expecting(expectedRevision, [leagueNamePart(league)]),
})

/** Puts all leagues of a season in an order. */
export const OrderLeagues = command('OrderLeagues', {
  takes: data<OfSeason & Expecting & { readonly order: readonly LeagueId[] }>(),
  uses: { seasons: SeasonAccess },
  access: async ({ scope, season }, { seasons }) => ({ organization: await seasons.organizationOf(scope, season), season }),
  stream: seasonStream,
  id: ({ season }) => season,
  decide: (contents, place, { order }) => orderLeagues(contents, { ...place, order }),
  expects: ({ expectedRevision }) => expecting(expectedRevision, [ORDER_PART]),
})

/** Takes a league with everything in it away; its teams are in no division then. */
export const DeleteLeague = command('DeleteLeague', {
  takes: data<OfLeague>(),
  uses: { seasons: SeasonAccess },
  access: async ({ scope, at }, { seasons }) => ({ organization: await seasons.organizationOf(scope, at.season), ...at }),
  stream: bracketStream,
  id: ({ season }) => season,
  decide: deleteLeagueAndPlaces,
})

/** Brings a deleted league back with everything in it, its teams into their divisions. */
export const RestoreLeague = command('RestoreLeague', {
  takes: data<OfLeague>(),
  uses: { seasons: SeasonAccess },
  access: async ({ scope, at }, { seasons }) => ({
    organization: await seasons.organizationToReturnTo(scope, at.season),
    ...at,
  }),
  stream: bracketStream,
  id: ({ season }) => season,
  decide: restoreLeagueAndPlaces,
})

/** Chooses by what the table of a league is ordered; null is the rule of the specification. */
export const SetOrderRule = command('SetOrderRule', {
  takes: data<OfLeague & Expecting & { readonly rule: OrderRule | null }>(),
  uses: { seasons: SeasonAccess },
  access: ({ scope, at }, { seasons }) => seasons.leaguePlace(scope, at),
  stream: seasonStream,
  id: ({ season }) => season,
  decide: (contents, place, { rule }) => setOrderRule(contents, { ...place, rule }),
  expects: ({ expectedRevision }, { league }) => expecting(expectedRevision, [orderRulePart(league)]),
})

/** Says how many teams of the table go on to the play-offs; null is that nobody says it. */
export const SetPlayOffPlaces = command('SetPlayOffPlaces', {
  takes: data<OfLeague & Expecting & { readonly places: number | null }>(),
  uses: { seasons: SeasonAccess },
  access: ({ scope, at }, { seasons }) => seasons.leaguePlace(scope, at),
  stream: seasonStream,
  id: ({ season }) => season,
  decide: (contents, place, { places }) => setPlayOffPlaces(contents, { ...place, places }),
  expects: ({ expectedRevision }, { league }) => expecting(expectedRevision, [playOffPlacesPart(league)]),
})

/** Says by which rules the games of a league are scored beside the court. */
export const SetCourtsideRules = command('SetCourtsideRules', {
  takes: data<OfLeague & Expecting & { readonly rules: SentCourtsideRules }>(),
  uses: { seasons: SeasonAccess },
  access: ({ scope, at }, { seasons }) => seasons.leaguePlace(scope, at),
  stream: seasonStream,
  id: ({ season }) => season,
  decide: (contents, place, { rules }) => setCourtsideRules(contents, { ...place, rules }),
  expects: ({ expectedRevision }, { league }) => expecting(expectedRevision, [courtsideRulesPart(league)]),
})

/** Draws lots among teams that all steps of the order leave equal. */
export const DrawLots = command('DrawLots', {
  takes: data<OfLots>(),
  uses: { access: SeasonAccess, seasons: SeasonReader, tables: LeagueTables },
  access: async ({ scope, at, teams }, { access, seasons, tables }) => {
    const place = await access.leaguePlace(scope, at)
    const { places } = await tables.places((await seasons.league(scope, at)).league)
    const equal = waitingForLots(places).map(entries =>
      places.flatMap(({ row }) => (entries.includes(row.entry) ? { entry: row.entry, team: row.team } : [])),
    )
    const asked = equal.find(group => group.length === teams.length && group.every(({ team }) => teams.includes(team)))
    return { ...place, drawn: asked && shuffled(asked) }
  },
  stream: seasonStream,
  id: ({ season }) => season,
  // Decided here, so that a call that is sent again is answered with what it wrote.
  decide: (contents, { drawn, ...place }) => (drawn ? drawLots(contents, { ...place, drawn }) : NOT_EQUAL),
})
