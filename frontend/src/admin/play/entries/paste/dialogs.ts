import { whenOpened } from '../../../parts/feedback/when-opened'

export const PastePlayers = whenOpened(() => import('./PastePlayersDialog').then(chunk => chunk.PastePlayersDialog))
export const PasteTeams = whenOpened(() => import('./PasteTeamsDialog').then(chunk => chunk.PasteTeamsDialog))
