import type { Page } from '@playwright/test'
import { gameNumber } from './demo-games'

/** Two players on the roster of a demo team who may be one, though they wear two numbers. */
export const makeTwo = async (page: Page, url: string, lastName: string): Promise<readonly [number, number]> => {
  const { season_id, leagueId, home_team_id } = await gameNumber(url, 0)
  const address = `${url}/api/seasonsv2/${season_id}/leagues/${leagueId}/teams/${home_team_id}/players`
  const add = async (firstName: string, number: string) => {
    const attributeValues = [{ attribute_id: 1, value: number }]
    const answer = await page.request.post(address, { data: { firstName, lastName, attributeValues } })
    return ((await answer.json()) as { id: number }).id
  }
  return [await add('Michael', '23'), await add('Mike', '32')]
}
