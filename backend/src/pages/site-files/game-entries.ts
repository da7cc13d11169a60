import { Injectable } from '@nestjs/common'
import type { GameId, SeasonId } from '@fullcourt/domain/ids/kinds'
import { knownOf } from '@fullcourt/projections/card'
import { appointment } from '@fullcourt/projections/games/appointment'
import { Documents } from '../../documents/documents'
import { SeasonGames } from '../../games/queries/season-games'
import { SeasonReader } from '../../readers/season-reader'
import type { ActiveOrganization } from '../../tenants/tenants'
import type { SitemapEntry } from './sitemap'

/** Games of a season in one file: `part` counts from 1. */
export type GamesFile = { readonly season: SeasonId; readonly part: number }

/** How many games one file names, each with a document that says when it changed: a file is made in a moment. */
export const GAMES_PER_FILE = 1_000

/** The pages of an organization's games, for searches, in files of one season each. */
@Injectable()
export class GameEntries {
  constructor(
    private readonly documents: Documents,
    private readonly seasons: SeasonReader,
    private readonly games: SeasonGames,
  ) {}

  /** The files that there are. */
  async files(organization: ActiveOrganization): Promise<readonly GamesFile[]> {
    const seasons = await this.seasons.seasonsOf(organization)
    const files = await Promise.all(
      seasons.map(async ({ id: season }) => {
        const { length } = await this.ids(organization, season)
        return Array.from({ length: Math.ceil(length / GAMES_PER_FILE) }, (_, at) => ({ season, part: at + 1 }))
      }),
    )
    return files.flat()
  }

  /** Undefined of a file that is not there; `home`: the canonical address of the home page. */
  async of(
    organization: ActiveOrganization,
    home: string,
    { season, part }: GamesFile,
  ): Promise<readonly SitemapEntry[] | undefined> {
    const seasons = await this.seasons.seasonsOf(organization)
    if (!seasons.some(({ id }) => id === season)) return undefined
    const ids = await this.ids(organization, season)
    const inFile = ids.slice((part - 1) * GAMES_PER_FILE, part * GAMES_PER_FILE)
    if (inFile.length === 0) return undefined
    const appointments = await this.documents.getMany(appointment, inFile)
    return inFile.map(id => ({
      address: `${home}/games/${id}`,
      changedAt: knownOf(appointments.get(String(id)))?.changedAt ?? null,
    }))
  }

  private ids({ id: organization }: ActiveOrganization, season: SeasonId): Promise<readonly GameId[]> {
    return this.games.ids({ kind: 'public', organization }, season)
  }
}
