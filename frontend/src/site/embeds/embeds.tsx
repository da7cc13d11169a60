import { isUpcoming } from '@fullcourt/domain/games/status'
import { renderToStaticMarkup } from 'react-dom/server'
import { ApiError } from '../../api/api-error'
import { callAddress } from '../../api/address'
import { idIn } from '../filters'
import type { GameLine } from '../games/game-line'
import { scheduleFilter } from '../schedule/filter'
import { scheduleOf } from '../schedule/queries'
import { askSeason } from '../seasons/season-at'
import type { PageAt } from '../site'
import type { Ask } from '../site-query'
import { tablesOf, type LeagueTable } from '../standings/tables'
import { EmbedDocument } from './EmbedDocument'
import { ScheduleEmbed } from './ScheduleEmbed'
import { StandingsEmbed } from './StandingsEmbed'

/** The largest document that an embed may be, in bytes. */
const largestEmbed = 15_000

const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** A document of as many things as it has room for: the first ones, fewer until it is small enough. */
const withinSize = (count: number, render: (most: number) => string, largest = largestEmbed): string => {
  const document = render(count)
  if (count === 0 || bytesOf(document) <= largest) return document
  return withinSize(Math.floor(count * 0.8), render, largest)
}

/** Makes the document of an embed. A refusal on the way makes it a missing one. */
export type MakeEmbed = (at: PageAt, ask: Ask) => Promise<string>

const mostGames = 20

const documentOf = (page: Parameters<typeof EmbedDocument>[0]) =>
  `<!doctype html>${renderToStaticMarkup(<EmbedDocument {...page} />)}`

/** The first rows of tables, counted over all of them. */
const firstRows = (tables: readonly LeagueTable[], most: number): LeagueTable[] => {
  let left = most
  return tables.flatMap(table => {
    const rows = table.rows.slice(0, left)
    left -= rows.length
    return rows.length ? [{ ...table, rows }] : []
  })
}

const standings: MakeEmbed = async (at, ask) => {
  const { site, search } = at
  const league = idIn(search, 'league')
  const season = await askSeason(at, ask)
  const all = season ? await ask(tablesOf(site, season.id)) : []
  const tables = all.filter(({ id }) => league === undefined || id === league)
  if (league !== undefined && tables.length === 0) throw new ApiError(404, 'League not found.')
  const path = callAddress('/teamList', {}, { league, season: idIn(search, 'season') })
  const rows = tables.reduce((count, table) => count + table.rows.length, 0)
  return withinSize(rows, most =>
    documentOf({ site, title: 'Standings', path, children: <StandingsEmbed site={site} tables={firstRows(tables, most)} /> }),
  )
}

/** The games around today: some results, then what comes. */
const aroundToday = (games: readonly GameLine[], today: string) => {
  const next = games.findIndex(({ date, state }) => isUpcoming(state) && (date === null || date >= today))
  const start = Math.max(0, (next === -1 ? games.length : next) - mostGames / 2)
  return games.slice(start, start + mostGames)
}

const schedule: MakeEmbed = async (at, ask) => {
  const { site, search } = at
  const filter = { ...scheduleFilter(search), wholeDays: true as const }
  await askSeason(at, ask)
  const games = aroundToday((await ask(scheduleOf(site, filter))).games, site.today)
  const path = callAddress('/schedule', {}, { league: filter.league, team: filter.team, season: filter.season })
  return withinSize(games.length, most =>
    documentOf({ site, title: 'Schedule', path, children: <ScheduleEmbed site={site} games={games.slice(0, most)} /> }),
  )
}

/** What other websites may show in a frame, by its address inside a site. */
export const embeds: Readonly<Record<string, MakeEmbed>> = { '/embed/standings': standings, '/embed/schedule': schedule }
