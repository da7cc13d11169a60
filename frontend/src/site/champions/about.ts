import { bracketsAreOn } from '@fullcourt/domain/organizations/features'
import { pageAbout } from '../page'
import type { SeasonChampionsAnswer } from '../../api/schema'
import { championsQuery } from './queries'

/** The seasons that the page lists: those that are over, and those that have a champion already. */
export const seasonsListed = (seasons: readonly SeasonChampionsAnswer[]): readonly SeasonChampionsAnswer[] =>
  seasons.filter(({ season, champions }) => !season.active || champions.length > 0)

export const about = pageAbout({
  queries: ({ site }, ask) => ask(championsQuery(site)),
  head: (seasons, { site }) => {
    const last = seasons.find(({ champions }) => champions.length > 0)
    return {
      title: 'Champions',
      description: last
        ? `Who won each season of ${site.name}. ${last.season.name}: ${last.champions.map(({ team }) => team.name).join(', ')}.`
        : `Who won each season of ${site.name}.`,
      editedAt: bracketsAreOn(site.organization?.feature_flags ?? {}) ? '/bracket' : '/dashboard/seasons',
    }
  },
})
