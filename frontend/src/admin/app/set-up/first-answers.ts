import { firstSeason } from '@fullcourt/domain/seasons/first-season'
import { BASKETBALL } from '@fullcourt/domain/sports/sports'
import type { OrganizationDetailAnswer } from '../../../api/schema'
import { deviceDay } from '../../parts/page/device-day'
import { browserTimeZone } from '../../settings/organizations/browser-time-zone'
import type { Answers } from '../../settings/set-up/draft'

/** What the questions begin with: what is known of the organization, and what is likely of a season that begins now. */
export const firstAnswers = (organization: OrganizationDetailAnswer | undefined): Answers => {
  const { name, startDate, finishDate } = firstSeason(deviceDay())
  return {
    name: organization?.name ?? '',
    slug: organization?.slug ?? '',
    sport: organization?.sports[0]?.id ?? BASKETBALL,
    season: name,
    startDate,
    finishDate,
    timeZone: organization?.time_zone ?? browserTimeZone(),
    league: '',
    list: '',
  }
}
