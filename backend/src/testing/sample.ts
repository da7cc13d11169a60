import { FIBA_RULES, type CourtsideRules } from '@fullcourt/domain/leagues/courtside-rules'
import { daysAfter } from '@fullcourt/domain/facts/days'
import type { LeagueId } from '@fullcourt/domain/ids/kinds'
import { makeBracket, makeMatchupGame, type MadeBracket } from '../contexts/brackets/testing/made-bracket'
import { imported } from '../contexts/imports/testing/importing'
import { smallLeague } from '../contexts/imports/testing/small-league'
import {
  entriesOf,
  makeDivision,
  makeGame,
  makeLeague,
  makePlayer,
  makeSchedule,
  makeSeason,
  makeTeam,
  thingOf,
  type MadeLeague,
} from './made-league'
import { makeDraft } from '../contexts/schedules/testing/schedule-client'
import type { DraftAnswer } from '../contexts/schedules/drafts/drafts.answers'
import { codeOfApp } from './one-time-code'
import { addPasskey, beginPasskeySignIn, openAuthenticator, passkeyOptions } from './authenticator'
import { PASSWORD, type Client, type Headers, type Product } from './product'

/** A division with the entries of its team and of one that is in none. */
export type SampleDivision = {
  readonly id: number
  readonly league: MadeLeague
  readonly assigned: number
  readonly free: number
}

/** The game of a bracket of two teams. */
/** A draft, and two of its games. */
export type SampleDraft = {
  readonly id: number
  readonly games: readonly [number, number]
  readonly teams: readonly [number, number]
}
/** A game, and the season and league that a call of pending changes names. */
export type SampleChanging = { readonly ids: { readonly seasonId: number; readonly leagueId: number }; readonly game: number }
export type SampleMatchup = { readonly season: number; readonly division: number; readonly game: number }

/** Things of one organization that calls are made to; a call that destroys one asks for one of its own. */
export type Sample = {
  readonly organization: { readonly id: number; readonly slug: string; readonly domain: string }
  readonly league: MadeLeague
  /** Home and away of the game. */
  readonly teams: readonly [number, number]
  /** On the roster of the home team. */
  readonly player: number
  readonly game: number
  /** A game whose final score was corrected once. */
  readonly corrected: number
  /** A game that has no score. */
  readonly unplayed: number
  /** Somebody of the staff. */
  readonly user: number
  /** One that ended. */
  readonly import: number
  /** In the organization's menu. */
  readonly link: number
  readonly business: number
  /** Of the league's season. */
  readonly division: number
  readonly matchup: SampleMatchup
  readonly schedule: number
  /** The league whose schedules the drafts are of. */
  readonly draftsLeague: number
  readonly fresh: {
    readonly organization: () => Promise<number>
    readonly user: () => Promise<number>
    readonly season: () => Promise<number>
    /** The only one of its season. */
    readonly league: () => Promise<MadeLeague>
    /** Two teams of such a league that nothing tells apart, and that lots decide between. */
    readonly equalTeams: () => Promise<{ readonly league: MadeLeague; readonly teams: readonly number[] }>
    readonly team: () => Promise<number>
    readonly player: () => Promise<number>
    readonly game: () => Promise<number>
    /** Two players, the one merged into the other. */
    readonly merged: () => Promise<{ readonly master: number; readonly duplicate: number }>
    /** Of the home team, on a date of its own. */
    readonly bye: () => Promise<number>
    /** Of the league, on a date of its own. */
    readonly weekOff: () => Promise<number>
    /** Of two teams, without a game. */
    readonly bracket: () => Promise<MadeBracket>
    /** The game of such a bracket. */
    readonly matchup: () => Promise<SampleMatchup>
    /** The same, with a result that was corrected. */
    readonly correctedMatchup: () => Promise<SampleMatchup>
    /** In the organization's menu. */
    readonly link: () => Promise<number>
    readonly business: () => Promise<number>
    /** A division of a season of its own, with the first of its league's two teams. */
    readonly division: () => Promise<SampleDivision>
    readonly schedule: () => Promise<number>
    /** Two games that may be swapped. */
    readonly pair: () => Promise<readonly [number, number]>
    /** A swap, as a plan. */
    readonly plan: () => Promise<number>
    /** A draft that no other call publishes. */
    readonly draft: () => Promise<SampleDraft>
    /** Another draft, of the same schedule. */
    readonly newDraft: () => Promise<SampleDraft>
    /** A game of another league, of which nothing is pending. */
    readonly changing: () => Promise<SampleChanging>
    /** The same, that is to be at another time. */
    readonly pending: () => Promise<SampleChanging>
    /** A scenario that corrects the score of the game, and which of its changes that is. */
    readonly scenario: () => Promise<{ readonly id: number; readonly step: number }>
    readonly roomForScenarios: () => Promise<void>
    /** A link for scoring the game that is not played. */
    readonly scorerLink: () => Promise<MadeLink>
    readonly invitation: () => Promise<MadeLink>
    /** Of the session of somebody who opened such a link. */
    readonly scorerCookie: () => Promise<string>
    /** A score, as an action of the history. */
    readonly action: () => Promise<string>
    /** A code of the second factor that the owner is about to set. */
    readonly code: () => Promise<string>
    /** A passkey that the owner is about to add. */
    readonly passkey: () => Promise<object>
    /** What the passkey of a super_admin signed, with the cookie of the browser that asked. */
    readonly passkeySignIn: () => Promise<{ readonly body: object; readonly headers: Headers }>
    /** Deletes what is at an address, for a call that brings it back. */
    readonly deleted: (address: string) => Promise<void>
    /** The periods of basketball as they are by default. */
    readonly periods: () => Promise<readonly number[]>
    /** The attributes of players as they are by default. */
    readonly attributes: () => Promise<readonly number[]>
    /** The period OT, hidden. */
    readonly hiddenPeriod: () => Promise<number>
  }
}

let made = 0

/** A text that nothing else is called by. */
export const unique = (text: string): string => `${text}-${++made}`

/** A date that nothing else is on, `YYYY-MM-DD`. */
export const uniqueDate = (): string => daysAfter('2030-01-01', ++made)

const userOf = async (owner: Client, organization: number): Promise<number> =>
  thingOf(await owner.post('/api/usersv2', { username: unique('user'), password: 'long enough', organization_id: organization }))
    .id

const divisionOf = async (owner: Client): Promise<SampleDivision> => {
  const league = await makeLeague(owner, unique('League'))
  for (const name of ['Owls', 'Kites']) await makeTeam(owner, league, name)
  const [assigned, free] = await entriesOf(owner, league)
  if (assigned === undefined || free === undefined) throw new Error('The league of the division lacks its teams.')
  const id = await makeDivision(owner, league.season, unique('Division'))
  thingOf(await owner.post(`/api/divisions/${id}/teams`, { seasons_leagues_teams_id: assigned }))
  return { id, league, assigned, free }
}

/** A game whose final score was corrected once. */
const correctedOf = async (owner: Client, league: MadeLeague, teams: readonly [number, number]): Promise<number> => {
  const game = await makeGame(owner, league, teams)
  for (const score_away of [58, 59]) thingOf(await owner.put(`/api/gamesv2/${game}/scores`, { score_home: 61, score_away }))
  return game
}

/** The first score of a game, as an action of the history. */
const scoreActionOf = async (owner: Client, league: MadeLeague, teams: readonly [number, number]): Promise<string> => {
  const game = await makeGame(owner, league, teams)
  thingOf(await owner.put(`/api/gamesv2/${game}/scores`, { score_home: 61, score_away: 58 }))
  const { actions } = thingOf<{ readonly actions: readonly { readonly id: string }[] }>(await owner.get('/api/history'))
  return actions[0]?.id ?? ''
}

/** A link that was made for somebody: its secret was shown this once. */
export type MadeLink = { readonly id: number; readonly secret: string }

/** A link for scoring some games. */
export const makeScorerLink = async (staff: Client, games: object): Promise<MadeLink> =>
  thingOf<MadeLink>(await staff.post('/api/scorer-links', { name: 'Ana', ...games }))

/** A link by which somebody joins the staff. */
export const invite = async (owner: Client, body: object = {}): Promise<MadeLink> =>
  thingOf<MadeLink>(await owner.post('/api/invitations', { name: unique('Ina'), ...body }))

/** The cookie of the session that a link begins. */
export const scorerCookieOf = async (product: Product, { secret }: Pick<MadeLink, 'secret'>): Promise<string> => {
  const opened = await product.as('nobody').post('/api/score/open', { secret })
  thingOf(opened)
  return String(opened.headers['set-cookie']).split(';')[0] as string
}

/** An organization has a bounded number of scenarios: those that calls made are thrown away before there are as many. */
const makeRoomForScenarios = async (owner: Client): Promise<void> => {
  const made = thingOf<{ readonly id: number }[]>(await owner.get('/api/scenarios'))
  if (made.length > 25) for (const { id } of made) await owner.delete(`/api/scenarios/${id}`)
}

/** A scenario that corrects the score of a game. */
const scenarioOf = async (owner: Client, { league }: MadeLeague, game_id: number) => {
  await makeRoomForScenarios(owner)
  const { id } = thingOf(await owner.post('/api/scenarios', { name: unique('Scenario'), leagueId: league }))
  const change = { kind: 'score', game_id, score_home: 62 + (++made % 30), score_away: 58 }
  thingOf(await owner.put(`/api/scenarios/${id}/steps`, change))
  return { id, step: 1 }
}

const matchupOf = async (owner: Client): Promise<SampleMatchup> => {
  const bracket = await makeBracket(owner, 2)
  const { season, division } = bracket
  return { season, division, game: await makeMatchupGame(owner, bracket, 'r1-0') }
}

/** Somebody has a bounded number of passkeys: those that calls added are removed. */
const makeRoomForPasskeys = async (somebody: Client): Promise<void> => {
  const added = thingOf<{ readonly id: string }[]>(await somebody.get('/api/auth/passkeys'))
  for (const { id } of added) thingOf(await somebody.post(`/api/auth/passkeys/${id}/remove`, { password: PASSWORD }))
}

const passkeyOf = async (owner: Client): Promise<object> => {
  await makeRoomForPasskeys(owner)
  return { name: 'Phone', ...openAuthenticator().create(await passkeyOptions(owner)) }
}

/** Of a super_admin, whose sign-ins are in the history of no organization. */
const passkeySignInOf = async (product: Product) => {
  const authenticator = openAuthenticator()
  await makeRoomForPasskeys(product.as('super_admin'))
  await addPasskey(product.as('super_admin'), authenticator)
  const { options, headers } = await beginPasskeySignIn(product.as('nobody'))
  return { body: authenticator.sign(options), headers }
}

const codeOf = async (owner: Client): Promise<string> => {
  const { secret } = thingOf<{ secret: string }>(await owner.post('/api/auth/second-factor', { password: PASSWORD }))
  return codeOfApp(secret)
}

/** A rule by which lots decide between teams that won the same share of their games. */
export const BY_LOT = { steps: [{ step: 'percentage' }, { step: 'lot' }], ranking: 2, restarts: false }

const equalTeamsOf = async (owner: Client) => {
  const league = await makeLeague(owner, unique('League'))
  const [one, other] = [await makeTeam(owner, league, 'Hawks'), await makeTeam(owner, league, 'Bulls')]
  thingOf(await owner.put(`${league.address}/order-rule`, { rule: BY_LOT }))
  return { league, teams: [one.id, other.id] }
}

const correctedMatchupOf = async (owner: Client): Promise<SampleMatchup> => {
  const matchup = await matchupOf(owner)
  for (const score_home of [61, 62])
    thingOf(await owner.put(`/api/gamesv2/${matchup.game}/scores`, { score_home, score_away: 58 }))
  return matchup
}

/** Two games, the second on another day. */
const pairOf = async (
  owner: Client,
  league: MadeLeague,
  teams: readonly [number, number],
): Promise<readonly [number, number]> => {
  const pair = [await makeGame(owner, league, teams), await makeGame(owner, league, teams)] as const
  thingOf(await owner.put(`/api/gamesv2/${pair[1]}/details`, { date: '2026-02-07', allowConflicts: true }))
  return pair
}

/** Games of a league that has two teams, of which something is to become. */
const changesOf = (owner: Client, league: MadeLeague) => {
  const changing = async (): Promise<SampleChanging> => {
    const { teams } = thingOf<{ teams: { id: number }[] }>(await owner.get(`${league.address}/games`))
    const [one, other] = teams.map(({ id }) => id)
    const game = await makeGame(owner, league, [one ?? 0, other ?? 0])
    return { ids: { seasonId: league.season, leagueId: league.league }, game }
  }
  const pending = async (): Promise<SampleChanging> => {
    const { ids, game } = await changing()
    const address = `/api/seasonsv2/${ids.seasonId}/leagues/${ids.leagueId}/pending-changes`
    thingOf(await owner.put(address, { changes: [{ game_id: game, date: uniqueDate() }] }))
    return { ids, game }
  }
  return { changing, pending }
}

/** Drafts of a league: new ones of one schedule, and one of another that is kept for all calls that it outlives, brought back where it was discarded. */
const draftsOf = (owner: Client, organization: number, league: LeagueId) => {
  let schedule: Promise<number> | undefined
  let kept: Promise<SampleDraft> | undefined
  let made: Promise<number> = Promise.resolve(0)
  const makeOf = async (ofSchedule: Promise<number>): Promise<SampleDraft> => {
    const schedule = await ofSchedule
    // One after another: the organization works with drafts only while one is made.
    const draft = await (made = made.then(() => makeDraft(owner, organization, schedule)))
    const { weeks } = thingOf<DraftAnswer>(await owner.get(`/api/drafts/${draft}`))
    const games = weeks.flatMap(week => week.games)
    const [one, other] = games.map(game => game.id)
    const teams = [games[0]?.home_team_id ?? 0, games[0]?.away_team_id ?? 0] as const
    return { id: draft, games: [one ?? 0, other ?? 0], teams }
  }
  const make = () => makeOf((schedule ??= makeSchedule(owner, { league })))
  const keep = async () => {
    const draft = await (kept ??= makeOf(makeSchedule(owner, { league })))
    thingOf(await owner.post(`/api/drafts/${draft.id}/restore`, {}))
    return draft
  }
  return { make, keep }
}

/** Those beside the court of its league. */
export const RULES_OF_SAMPLE: CourtsideRules = { ...FIBA_RULES, clock: 'countdown', keepsMinutes: true }

/** A league that keeps minutes, with two teams, a player and a game in an organization, made by its owner. */
export const sampleOf = async (product: Product, { id, slug }: Product['organization'], owner: Client): Promise<Sample> => {
  const domain = `${slug}.example.com`
  thingOf(await owner.put(`/api/organizations/${id}`, { domain, feature_flags: { brackets: true } }))
  const league = await makeLeague(owner)
  thingOf(await owner.put(`${league.address}/courtside-rules`, RULES_OF_SAMPLE))
  const home = await makeTeam(owner, league, 'Hawks')
  const away = await makeTeam(owner, league, 'Bulls')
  const teams = [home.id, away.id] as const
  const player = await makePlayer(owner, home, 'Ana', 'Lee')
  const game = await makeGame(owner, league, teams, [61, 58])
  const unplayed = await makeGame(owner, league, teams)
  const broughtIn = await imported(owner, { season: 'Imported', league: 'Small' }, smallLeague)
  const [ofSeason, ofLeague] = [broughtIn.season.id as number, broughtIn.league.id as number]
  const address = `/api/seasonsv2/${ofSeason}/leagues/${ofLeague}`
  const changes = changesOf(owner, { season: ofSeason, league: ofLeague, address })
  const drafts = draftsOf(owner, id, broughtIn.league.id as number)
  return {
    organization: { id, slug, domain },
    league,
    teams,
    player,
    game,
    user: await userOf(owner, id),
    link: thingOf(await owner.post('/api/organization-links', { label: unique('Link'), organization_id: id })).id,
    division: await makeDivision(owner, league.season, 'Gold'),
    matchup: await matchupOf(owner),
    business: thingOf(await owner.post('/api/businesses', { name: unique('Business') })).id,
    corrected: await correctedOf(owner, league, teams),
    unplayed,
    schedule: await makeSchedule(owner, league),
    import: broughtIn.id as number,
    draftsLeague: broughtIn.league.id as number,
    fresh: {
      organization: async () =>
        thingOf(await product.as('super_admin').post('/api/organizations', { name: unique('League') })).id,
      user: () => userOf(owner, id),
      season: () => makeSeason(owner),
      league: () => makeLeague(owner, unique('League')),
      equalTeams: () => equalTeamsOf(owner),
      team: async () => (await makeTeam(owner, league, unique('Team'))).id,
      player: () => makePlayer(owner, home, 'Bo', 'Ray'),
      game: () => makeGame(owner, league, teams),
      bye: async () =>
        thingOf(await owner.post('/api/bye-dates', { date: uniqueDate(), team_id: home.id, league_id: league.league })).id,
      weekOff: async () =>
        thingOf(await owner.post('/api/week-offs', { season_id: league.season, league_id: league.league, date: uniqueDate() }))
          .id,
      merged: async () => {
        const [master, duplicate] = [await makePlayer(owner, home, 'Cy', 'Fox'), await makePlayer(owner, home, 'Cy', 'Fox')]
        thingOf(await owner.post('/api/playersv2/merge', { masterId: master, duplicateIds: [duplicate] }))
        return { master, duplicate }
      },
      link: async () => thingOf(await owner.post('/api/organization-links', { label: unique('Link'), organization_id: id })).id,
      code: () => codeOf(owner),
      passkey: () => passkeyOf(owner),
      passkeySignIn: () => passkeySignInOf(product),
      deleted: async address => {
        thingOf(await product.as('super_admin').delete(address))
      },
      periods: async () => thingOf<{ id: number }[]>(await owner.post('/api/gamePeriods/reset/1', {})).map(period => period.id),
      attributes: async () =>
        thingOf<{ id: number }[]>(await owner.post('/api/playerAttributes/reset', {})).map(attribute => attribute.id),
      hiddenPeriod: async () => thingOf(await owner.put('/api/gamePeriods/hide/5', {})).id,
      division: () => divisionOf(owner),
      bracket: () => makeBracket(owner, 2),
      matchup: () => matchupOf(owner),
      correctedMatchup: () => correctedMatchupOf(owner),
      schedule: () => makeSchedule(owner, league),
      pair: () => pairOf(owner, league, teams),
      plan: async () => {
        const [gameId1, gameId2] = await pairOf(owner, league, teams)
        return thingOf<{ planId: number }>(await owner.put('/api/games/swap', { gameId1, gameId2, allowConflicts: true })).planId
      },
      draft: drafts.keep,
      newDraft: drafts.make,
      changing: changes.changing,
      pending: changes.pending,
      roomForScenarios: () => makeRoomForScenarios(owner),
      scenario: () => scenarioOf(owner, league, game),
      invitation: () => invite(owner),
      scorerLink: () => makeScorerLink(owner, { kind: 'game', game_id: unplayed }),
      scorerCookie: async () => scorerCookieOf(product, await makeScorerLink(owner, { kind: 'game', game_id: unplayed })),
      action: () => scoreActionOf(owner, league, teams),
      business: async () => thingOf(await owner.post('/api/businesses', { name: unique('Business') })).id,
    },
  }
}
