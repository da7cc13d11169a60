import { PUBLIC_PAGES } from '@fullcourt/domain/pages/public-pages'
import { definePage } from '../page'

/** The pages that an organization writes, each with its chunk. */
export const contentPages = {
  registration: definePage({
    paths: PUBLIC_PAGES.registration.paths,
    view: 'RegistrationPage',
    load: () => import('./RegistrationPage').then(chunk => chunk.content),
  }),
  leagueInfo: definePage({
    paths: PUBLIC_PAGES.leagueInfo.paths,
    view: 'LeagueInfoPage',
    load: () => import('./LeagueInfoPage').then(chunk => chunk.content),
  }),
  tournament: definePage({
    paths: PUBLIC_PAGES.tournament.paths,
    view: 'TournamentPage',
    load: () => import('./TournamentPage').then(chunk => chunk.content),
  }),
  youth: definePage({
    paths: PUBLIC_PAGES.youth.paths,
    view: 'YouthPage',
    load: () => import('./YouthPage').then(chunk => chunk.content),
  }),
  ourTeam: definePage({
    paths: PUBLIC_PAGES.ourTeam.paths,
    view: 'OurTeamPage',
    load: () => import('./OurTeamPage').then(chunk => chunk.content),
  }),
  leagueFootage: definePage({
    paths: PUBLIC_PAGES.leagueFootage.paths,
    view: 'LeagueFootagePage',
    load: () => import('./LeagueFootagePage').then(chunk => chunk.content),
  }),
  contact: definePage({
    paths: PUBLIC_PAGES.contact.paths,
    view: 'ContactPage',
    load: () => import('./ContactPage').then(chunk => chunk.content),
  }),
  about: definePage({
    paths: PUBLIC_PAGES.about.paths,
    view: 'AboutPage',
    load: () => import('./AboutPage').then(chunk => chunk.content),
  }),
}
