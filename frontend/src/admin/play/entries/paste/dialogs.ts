import { whenOpened } from '../../../parts/feedback/when-opened'

export const PasteLeagues = whenOpened(() => import('./PasteLeaguesDialog').then(chunk => chunk.PasteLeaguesDialog))
export const PastePlayers = whenOpened(() => import('./PastePlayersDialog').then(chunk => chunk.PastePlayersDialog))
export const PasteTeams = whenOpened(() => import('./PasteTeamsDialog').then(chunk => chunk.PasteTeamsDialog))
