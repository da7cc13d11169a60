import type { PublicPageName } from '@fullcourt/domain/pages/public-pages'

/** What a page may read beside two documents for each of its rows. */
export const LARGEST_PAGE = 25

/** Pages that read more: their lines say what is so today, and can only fall. None does. */
export const FALLING_SHORT: readonly PublicPageName[] = []

/** The most that may be counted: always, or in a season and in one of ten times its size (`SMALL` and `LARGE` in `grown.ts`). */
export type Limit = number | readonly [small: number, large: number]

/** What a call costs with everything that follows from it. Bytes are those of documents, rounded up. */
export type Price = {
  readonly documents: Limit
  readonly bytes: Limit
  readonly appended: Limit
  /** Facts of streams that are not at hand. */
  readonly read?: Limit
}

const NOTHING: Price = { documents: 0, bytes: 0, appended: 0 }

/**
 * The price of every documented call that may write. Measured; none may become dearer. Courtside each tap is a line
 * (`PUT /api/player-game-stats`), each score changes by how much both teams won and lost against each other, and a bracket's games are those of its division.
 */
export const CALLS: { readonly [name: string]: Price } = {
  'POST /api/auth/login': { documents: 2, bytes: 600, appended: 1 },
  'POST /api/auth/logout': NOTHING,
  'DELETE /api/auth/sessions': NOTHING,
  'DELETE /api/auth/sessions/{session}': NOTHING,
  'POST /api/auth/devices/{device}/own': NOTHING,
  'DELETE /api/auth/devices/{device}': NOTHING,
  'POST /api/auth/second-factor': NOTHING,
  'POST /api/auth/second-factor/confirm': { documents: 3, bytes: 900, appended: 1 },
  'POST /api/auth/second-factor/remove': NOTHING,
  'POST /api/scorer-links': { documents: 3, bytes: 1_200, appended: 1 },
  'POST /api/scorer-links/{id}/renew': { documents: 2, bytes: 900, appended: 1 },
  'DELETE /api/scorer-links/{id}': { documents: 3, bytes: 1_200, appended: 1 },
  'POST /api/score/open': NOTHING,
  'POST /api/invitations': { documents: 3, bytes: 1_200, appended: 1 },
  'DELETE /api/invitations/{id}': { documents: 3, bytes: 1_200, appended: 1 },
  'POST /api/invitations/open': NOTHING,
  'POST /api/invitations/accept': { documents: 6, bytes: 2_000, appended: 3 },
  'POST /api/organizations': { documents: 7, bytes: 2_100, appended: 5 },
  'PUT /api/organizations/{id}': { documents: 3, bytes: 1_100, appended: 1 },
  'DELETE /api/organizations/{id}': { documents: 3, bytes: 900, appended: 1 },
  'POST /api/organizations/{id}/restore': { documents: 3, bytes: 1_000, appended: 1 },
  'POST /api/admin/organizations': { documents: 11, bytes: 3_600, appended: 8 },
  'POST /api/organization-links': { documents: 4, bytes: [1_000, 1_400], appended: 1 },
  'POST /api/organization-links/standard': NOTHING,
  'PUT /api/organization-links/{id}': { documents: 4, bytes: [1_000, 1_400], appended: 1 },
  'DELETE /api/organization-links/{id}': { documents: 4, bytes: [1_000, 1_400], appended: 1 },
  'POST /api/organization-links/{id}/restore': { documents: 4, bytes: [1_200, 1_600], appended: 1 },
  'POST /api/businesses': { documents: 3, bytes: 1_600, appended: 1 },
  'PUT /api/businesses/{id}': { documents: 3, bytes: 1_200, appended: 1 },
  'DELETE /api/businesses/{id}': { documents: 3, bytes: 1_200, appended: 1 },
  'POST /api/businesses/{id}/restore': { documents: 3, bytes: 1_200, appended: 1 },
  'PUT /api/organizations/{id}/site': { documents: 3, bytes: 800, appended: 1 },
  'POST /api/organizations/{id}/pictures': NOTHING,
  'POST /api/organizations/{id}/site/preview': NOTHING,
  'POST /api/organizations/{id}/domain/check': NOTHING,
  'PUT /api/statsv2/reorder': { documents: 3, bytes: [1_100, 1_500], appended: 1 },
  'PUT /api/statsv2/{id}/toggle-visibility': { documents: 3, bytes: [1_100, 1_400], appended: 1 },
  'POST /api/gamePeriods': { documents: 4, bytes: [1_400, 1_600], appended: 1 },
  'PUT /api/gamePeriods/hide/{id}': { documents: 3, bytes: [1_300, 1_400], appended: 1 },
  'PUT /api/gamePeriods/unhide/{id}': { documents: 3, bytes: [1_300, 1_400], appended: 1 },
  'PUT /api/gamePeriods/reorder': { documents: 3, bytes: [1_300, 1_400], appended: 1 },
  'POST /api/gamePeriods/reset/{sportId}': { documents: 3, bytes: [1_300, 1_400], appended: 1 },
  'POST /api/playerAttributes': { documents: 4, bytes: 1_600, appended: 1 },
  'PUT /api/playerAttributes/{id}/toggleAttributeVisibility': { documents: 3, bytes: 1_500, appended: 1 },
  'PUT /api/playerAttributes/reorder': { documents: 3, bytes: 1_400, appended: 1 },
  'POST /api/playerAttributes/reset': { documents: 3, bytes: 1_400, appended: 1 },
  'POST /api/usersv2': { documents: 4, bytes: 1_100, appended: 2 },
  'PUT /api/usersv2/{id}': { documents: 4, bytes: 1_200, appended: 2 },
  'DELETE /api/usersv2/{id}': { documents: 3, bytes: 800, appended: 1 },
  'DELETE /api/usersv2/{id}/second-factor': NOTHING,
  'POST /api/usersv2/{id}/restore': { documents: 3, bytes: 1_000, appended: 1 },
  'DELETE /api/users/{id}': { documents: 3, bytes: 800, appended: 1 },
  'POST /api/organizations/{id}/seasons': { documents: 3, bytes: 900, appended: 1 },
  'POST /api/seasonsv2': { documents: 3, bytes: 900, appended: 1 },
  'PUT /api/seasonsv2/{id}': { documents: 3, bytes: 800, appended: 1 },
  'DELETE /api/seasonsv2/{id}': { documents: 3, bytes: 700, appended: 1 },
  'POST /api/seasonsv2/{id}/restore': { documents: 3, bytes: 800, appended: 1 },
  'POST /api/seasonsv2/{seasonId}/leagues': { documents: 3, bytes: 700, appended: 1 },
  'PUT /api/seasonsv2/{seasonId}/leagues/order': { documents: 4, bytes: 800, appended: 1 },
  'PUT /api/seasonsv2/{seasonId}/leagues/{leagueId}': { documents: 3, bytes: 720, appended: 1 },
  'DELETE /api/seasonsv2/{seasonId}/leagues/{leagueId}': { documents: 3, bytes: 720, appended: 1, read: 1 },
  'PUT /api/seasonsv2/{seasonId}/leagues/{leagueId}/order-rule': { documents: 3, bytes: 900, appended: 1 },
  'PUT /api/seasonsv2/{seasonId}/leagues/{leagueId}/play-off-places': { documents: 3, bytes: 900, appended: 1 },
  'PUT /api/seasonsv2/{seasonId}/leagues/{leagueId}/courtside-rules': { documents: 3, bytes: 1_200, appended: 1 },
  'POST /api/seasonsv2/{seasonId}/leagues/{leagueId}/order-rule/preview': NOTHING,
  'POST /api/seasonsv2/{seasonId}/leagues/{leagueId}/lots': { documents: 3, bytes: 900, appended: 1 },
  'POST /api/seasonsv2/{seasonId}/leagues/{leagueId}/restore': { documents: 3, bytes: 700, appended: 1 },
  'POST /api/seasonsv2/{seasonId}/divisions': { documents: 3, bytes: 700, appended: 1 },
  'DELETE /api/divisions/{id}': { documents: 3, bytes: [700, 800], appended: 1 },
  'POST /api/divisions/{id}/restore': { documents: 4, bytes: 900, appended: 1 },
  'PUT /api/divisions/{id}/name': { documents: 3, bytes: 800, appended: 1 },
  'POST /api/divisions/{id}/teams': { documents: 4, bytes: 1_000, appended: 1 },
  'DELETE /api/divisions/{id}/teams/{sltId}': { documents: 4, bytes: 800, appended: 1 },
  'POST /api/divisions/{id}/teams/remove': { documents: 4, bytes: 800, appended: 1 },
  'PUT /api/divisions/{id}/teams/order': { documents: 4, bytes: 1_000, appended: 1 },
  'POST /api/divisions/{id}/fill': { documents: 4, bytes: 1_000, appended: 1 },
  'POST /api/seasonsv2/{seasonId}/leagues/{leagueId}/games': { documents: 9, bytes: [2_400, 3_300], appended: 1 },
  'PUT /api/seasonsv2/{seasonId}/leagues/{leagueId}/games/{gameId}': { documents: 9, bytes: [4_900, 17_400], appended: 1 },
  'DELETE /api/seasonsv2/{seasonId}/leagues/{leagueId}/games/{gameId}': { documents: 9, bytes: [2_500, 3_300], appended: 1 },
  'POST /api/seasonsv2/{seasonId}/leagues/{leagueId}/games/{gameId}/restore': {
    documents: 9,
    bytes: [2_700, 3_500],
    appended: 1,
  },
  'PUT /api/gamesv2/{id}/scores': { documents: 9, bytes: [5_300, 17_400], appended: 1 },
  'PUT /api/gamesv2/{id}/walkover': { documents: 8, bytes: [2_300, 5_700], appended: 1 },
  'PUT /api/gamesv2/{id}/corrections/{number}': { documents: 3, bytes: 1_100, appended: 1 },
  'PUT /api/gamesv2/{id}/details': { documents: 6, bytes: [2_300, 2_700], appended: 1 },
  'PUT /api/player-game-stats': { documents: 6, bytes: [2_800, 12_100], appended: 1 },
  'PUT /api/gamesv2/{id}/lines': { documents: 6, bytes: [2_800, 12_100], appended: 1 },
  'PUT /api/gamesv2/{id}/period-scores': { documents: 4, bytes: 1_600, appended: 1 },
  'POST /api/gamesv2/{id}/period-end': { documents: 4, bytes: 1_400, appended: 1 },
  'POST /api/gamesv2/{id}/fouls': { documents: 3, bytes: 1_200, appended: 1 },
  'POST /api/gamesv2/{id}/time-outs': { documents: 3, bytes: 1_200, appended: 1 },
  'PUT /api/gamesv2/{id}/clock': { documents: 3, bytes: 1_300, appended: 1 },
  'POST /api/seasonsv2/{seasonId}/divisions/{divisionId}/games': { documents: 10, bytes: 3_200, appended: 2 },
  'PUT /api/seasonsv2/{seasonId}/divisions/{divisionId}/games/{gameId}': { documents: 7, bytes: [2_200, 2_600], appended: 1 },
  'DELETE /api/seasonsv2/{seasonId}/divisions/{divisionId}/games/{gameId}': { documents: 10, bytes: 2_900, appended: 2 },
  'POST /api/seasonsv2/{seasonId}/divisions/{divisionId}/games/{gameId}/restore': { documents: 10, bytes: 3_200, appended: 2 },
  'POST /api/gamesv2/{id}/undo-correction': { documents: 7, bytes: 2_300, appended: 1 },
  'PUT /api/seasonsv2/{seasonId}/divisions/{divisionId}/bracket': { documents: 3, bytes: 900, appended: 1 },
  'POST /api/bye-dates': { documents: 3, bytes: 900, appended: 1 },
  'DELETE /api/bye-dates/{id}': { documents: 3, bytes: 800, appended: 1 },
  'POST /api/bye-dates/{id}/restore': { documents: 3, bytes: 800, appended: 1 },
  'POST /api/week-offs': { documents: 3, bytes: 900, appended: 1 },
  'DELETE /api/week-offs/{id}': { documents: 3, bytes: 700, appended: 1 },
  'POST /api/week-offs/{id}/restore': { documents: 3, bytes: 700, appended: 1 },
  'POST /api/seasonsv2/{seasonId}/leagues/{leagueId}/teams': { documents: 8, bytes: [2_800, 5_300], appended: 4 },
  'PUT /api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}': { documents: 3, bytes: 800, appended: 1 },
  'DELETE /api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}': { documents: 4, bytes: [1_700, 4_300], appended: 1 },
  'POST /api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}/restore': { documents: 4, bytes: [2_100, 4_700], appended: 1 },
  'POST /api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}/players': { documents: 7, bytes: [3_400, 6_000], appended: 3 },
  'POST /api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}/players/list': {
    documents: 10,
    bytes: [4_500, 7_200],
    appended: 5,
  },
  'DELETE /api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}/players/{playerId}': {
    documents: 4,
    bytes: [2_100, 4_700],
    appended: 1,
  },
  'POST /api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}/players/{playerId}/restore': {
    documents: 4,
    bytes: [2_100, 4_800],
    appended: 1,
  },
  'POST /api/schedules': { documents: 3, bytes: 1_400, appended: 1 },
  'PUT /api/schedules/{id}': { documents: 3, bytes: 1_100, appended: 1 },
  'DELETE /api/schedules/{id}': { documents: 3, bytes: 1_000, appended: 1 },
  'POST /api/schedules/{id}/restore': { documents: 3, bytes: 1_300, appended: 1 },
  'POST /api/schedules/{id}/cancel': NOTHING,
  'POST /api/games/generate-full-schedule': NOTHING,
  'PUT /api/games/swap': { documents: 13, bytes: 5_200, appended: 3 },
  'PUT /api/drafts/{id}/games/{gameId}': { documents: 3, bytes: 1_700, appended: 1 },
  'POST /api/drafts/{id}/swap': { documents: 3, bytes: 1_800, appended: 1 },
  'POST /api/drafts/{id}/games': { documents: 3, bytes: 1_900, appended: 1 },
  'POST /api/drafts/{id}/games/remove': { documents: 3, bytes: 1_700, appended: 1 },
  'POST /api/drafts/{id}/publish': { documents: 53, bytes: 17_100, appended: 9 },
  'DELETE /api/drafts/{id}': { documents: 3, bytes: 1_100, appended: 1 },
  'POST /api/drafts/{id}/restore': { documents: 4, bytes: 1_900, appended: 1 },
  'POST /api/plans/{id}/undo': { documents: 14, bytes: 6_000, appended: 3 },
  'POST /api/teams': { documents: 8, bytes: [3_700, 6_300], appended: 4 },
  'POST /api/teams/list': { documents: 10, bytes: [5_400, 8_000], appended: 4 },
  'PUT /api/teams/{id}': { documents: 4, bytes: 1_300, appended: 2 },
  'DELETE /api/teams/{id}': { documents: 6, bytes: [3_800, 6_400], appended: 2 },
  'POST /api/teams/{id}/restore': { documents: 6, bytes: [4_300, 6_900], appended: 2 },
  'POST /api/playersv2/merge': { documents: 3, bytes: 1_000, appended: 1 },
  'POST /api/playersv2/{masterId}/unmerge': { documents: 3, bytes: 1_000, appended: 1 },
  'PUT /api/playersv2/{id}': { documents: 4, bytes: 1_600, appended: 2 },
  'DELETE /api/playersv2/{id}': { documents: 6, bytes: [4_300, 7_000], appended: 2 },
  'POST /api/playersv2/{id}/restore': { documents: 6, bytes: [4_600, 7_300], appended: 2 },
  'POST /api/imports': NOTHING,
  'POST /api/history/undo': { documents: 11, bytes: [5_700, 9_100], appended: 1 },
  'POST /api/history/actions/{id}/undo': { documents: 11, bytes: [5_700, 9_100], appended: 1 },
  'POST /api/deletions': { documents: 3, bytes: 700, appended: 1 },
  'DELETE /api/projections/{name}/rebuild': NOTHING,
  'POST /api/statistics-check': NOTHING,
  'POST /api/statistics-check/repair': NOTHING,
  'DELETE /api/statistics-check': NOTHING,
  'DELETE /api/people/{kind}/{id}': { documents: 4, bytes: 1_200, appended: 2 },
  'POST /api/scenarios': { documents: 3, bytes: 800, appended: 1 },
  'DELETE /api/scenarios/{id}': { documents: 3, bytes: 900, appended: 1 },
  'PUT /api/scenarios/{id}/steps': { documents: 1, bytes: 400, appended: 1, read: 1 },
  'DELETE /api/scenarios/{id}/steps/{step}': { documents: 1, bytes: 200, appended: 1 },
  'POST /api/scenarios/{id}/steps/{step}/real': { documents: 10, bytes: [8_500, 20_100], appended: 1 },
}

/** So many drafts decisions keep of a schedule, whole, however many there were (docs/schedules.md#drafts). */
export const DRAFTS_OF_A_SCHEDULE = 3

/** A tap beside the court that scores: the first of a game, the last one of which its course is made, and the thousandth. */
export const TAPS: { readonly [which in 'first' | 'lastKept' | 'thousandth']: Price } = {
  first: { documents: 7, bytes: 12_700, appended: 1 },
  lastKept: { documents: 7, bytes: 24_000, appended: 1 },
  thousandth: { documents: 6, bytes: 12_700, appended: 1 },
}

/** What a preview of a call reads of documents; it writes nothing. */
export type PreviewPrice = { readonly documents: Limit; readonly queries: Limit; readonly read: Limit }

/** The price of `?preview=true`, by the call. Measured; none may become dearer. */
export const PREVIEWS: { readonly [name: string]: PreviewPrice } = {
  'PUT /api/gamesv2/{id}/scores': { documents: [67, 115], queries: [82, 106], read: 1 },
  'PUT /api/gamesv2/{id}/walkover': { documents: [67, 115], queries: [82, 106], read: 1 },
  'PUT /api/gamesv2/{id}/details': { documents: [97, 175], queries: [84, 108], read: 1 },
  'PUT /api/seasonsv2/{seasonId}/leagues/{leagueId}/games/{gameId}': { documents: [67, 115], queries: [82, 106], read: 1 },
  'PUT /api/seasonsv2/{seasonId}/divisions/{divisionId}/games/{gameId}': { documents: 25, queries: 31, read: 1 },
  'PUT /api/player-game-stats': { documents: [67, 115], queries: [109, 133], read: 1 },
  'PUT /api/seasonsv2/{seasonId}/leagues/{leagueId}/order-rule': { documents: [97, 173], queries: 133, read: 1 },
  'PUT /api/gamesv2/{id}/lines': { documents: [67, 115], queries: [109, 133], read: 1 },
  'DELETE /api/seasonsv2/{seasonId}/leagues/{leagueId}/games/{gameId}': { documents: [97, 173], queries: 133, read: 1 },
  'DELETE /api/seasonsv2/{seasonId}/divisions/{divisionId}/games/{gameId}': { documents: 40, queries: 57, read: 2 },
  'POST /api/deletions': { documents: [66, 114], queries: [64, 76], read: 1 },
  'POST /api/history/undo': { documents: [272, 320], queries: 112, read: 1 },
  'POST /api/history/actions/{id}/undo': { documents: 200, queries: 108, read: 1 },
  'POST /api/playersv2/merge': { documents: 45, queries: 48, read: 1 },
  'POST /api/playersv2/{masterId}/unmerge': { documents: 10, queries: 12, read: 1 },
  'POST /api/scenarios/{id}/steps/{step}/real': { documents: [72, 120], queries: [85, 109], read: 1 },
}

/** What a page reads, made of nothing that is cached: documents beside two for each row that it shows, bytes of them, and queries. */
export type PagePrice = { readonly documents: Limit; readonly bytes: Limit; readonly queries: Limit }

/** What a page of the audit, or of the history of a thing, reads by every filter: as much however long the log is. */
export const AUDIT: { readonly [filter: string]: { readonly documents: number; readonly queries: number } } = {
  none: { documents: 186, queries: 14 },
  person: { documents: 160, queries: 11 },
  kind: { documents: 212, queries: 19 },
  'kind that nothing has': { documents: 6, queries: 6 },
  roles: { documents: 160, queries: 8 },
  scorers: { documents: 160, queries: 13 },
  'sign-ins': { documents: 17, queries: 6 },
  'sign-ins of a person': { documents: 14, queries: 6 },
  'look-ups': { documents: 17, queries: 8 },
  team: { documents: 192, queries: 18 },
  'person and kind': { documents: 160, queries: 11 },
  'person and team': { documents: 160, queries: 11 },
  'person and team that have nothing in common': { documents: 3, queries: 4 },
  'team and kind': { documents: 187, queries: 18 },
  days: { documents: 186, queries: 14 },
  'days of nothing': { documents: 3, queries: 4 },
  'days, person and kind': { documents: 160, queries: 11 },
  'thing: game': { documents: 58, queries: 8 },
  'thing: team': { documents: 74, queries: 8 },
  'thing: player': { documents: 57, queries: 8 },
  'thing: league': { documents: 76, queries: 7 },
  'thing: season': { documents: 77, queries: 8 },
  'thing: organization': { documents: 78, queries: 10 },
}

/** The price of every public page right after a line was entered. Measured; none may become dearer. */
export const PAGES: { readonly [name in PublicPageName]: PagePrice } = {
  home: { documents: [17, 23], bytes: [8_000, 32_900], queries: [36, 48] },
  landing: { documents: [0, 1], bytes: [2_000, 7_300], queries: [2, 3] },
  listings: { documents: 0, bytes: [2_000, 16_700], queries: 2 },
  browse: { documents: 0, bytes: [2_000, 16_700], queries: 2 },
  millionaire: { documents: 0, bytes: 0, queries: 0 },
  youthLeague: { documents: 1, bytes: 0, queries: 1 },
  standings: { documents: [15, 6], bytes: [3_000, 17_800], queries: [20, 33] },
  schedule: { documents: [1, 5], bytes: [10_700, 19_100], queries: [22, 24] },
  tournamentBracket: { documents: [9, 0], bytes: [3_300, 10_200], queries: 18 },
  team: { documents: [9, 4], bytes: [11_300, 86_700], queries: [28, 41] },
  player: { documents: 0, bytes: [10_300, 74_300], queries: [20, 21] },
  playerStats: { documents: [6, 0], bytes: [10_300, 74_300], queries: [20, 21] },
  game: { documents: [12, 0], bytes: [6_500, 37_900], queries: 18 },
  playerList: { documents: [6, 0], bytes: [3_700, 31_600], queries: 14 },
  leaderboard: { documents: [8, 0], bytes: [2_900, 15_200], queries: 35 },
  champions: { documents: [9, 16], bytes: [2_900, 19_500], queries: [12, 13] },
  search: { documents: [3, 0], bytes: [2_900, 12_100], queries: 8 },
  registration: { documents: 6, bytes: [800, 1_500], queries: 6 },
  leagueInfo: { documents: 6, bytes: [800, 1_500], queries: 6 },
  tournament: { documents: [5, 0], bytes: [1_600, 8_800], queries: 9 },
  youth: { documents: 6, bytes: [800, 1_500], queries: 6 },
  ourTeam: { documents: 6, bytes: [800, 1_500], queries: 6 },
  leagueFootage: { documents: 6, bytes: [800, 1_500], queries: 6 },
  contact: { documents: 6, bytes: [800, 1_500], queries: 6 },
  about: { documents: 6, bytes: [800, 1_500], queries: 6 },
  login: { documents: 6, bytes: [800, 1_500], queries: 6 },
}
