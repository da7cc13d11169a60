import { sportOf, SPORTS, type Sport } from '@fullcourt/domain/sports/sports'
import type { PublicSeason } from './queries'

/** The sport of a season; without one, the first that there is. */
export const sportOfSeason = (season: PublicSeason | undefined): Sport => (season && sportOf(season.sport)) ?? SPORTS[0]
