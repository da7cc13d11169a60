import type { HistoricFact } from '@fullcourt/domain/log/historic'
import { changedPart } from './changed-part'

const fact = (type: HistoricFact['type'], data: object = {}) => ({ type, data }) as HistoricFact

it.each([
  ['figures', fact('ScoreUpdated')],
  ['figures', fact('BoxScoreLineRecorded')],
  ['order', fact('LeaguesOrdered')],
  ['order', fact('MenuLinksOrdered')],
  ['name', fact('LeagueRenamed')],
  ['captain', fact('CaptainNamed')],
  ['league', fact('TeamEnteredLeague')],
  ['settings', fact('FeatureFlagSet')],
  ['name', fact('SeasonChanged', { is: { name: 'Fall' } })],
  ['settings', fact('SeasonChanged', { is: { name: 'Fall', startDate: null } })],
  ['name', fact('TeamChanged', { is: { name: 'Hawks' } })],
  ['details', fact('PlayerChanged', { is: { phoneNumber: null } })],
  ['details', fact('GameDetailsChanged', { is: { location: 'Gym' } })],
])('asks to look at the new %s', (part, changed) => expect(changedPart(changed)).toBe(part))
