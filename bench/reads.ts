import { againstBare } from './against-bare'
import type { Figure } from './figure'
import { withProduct } from './product'
import { activeSeason } from './season'
import { inFolder } from './temporary-folder'

const MEASURED = { rounds: 7, requests: 20_000 }

/** Cached responses against a bare server, by what they cost the server: the standings as JSON, and as a page. */
export const measureReads = (): Promise<Figure[]> =>
  inFolder(folder =>
    withProduct(folder, async product => {
      const standings = `/api/seasonsv2/${await activeSeason(product)}/leagues-with-teams-public?slug=demo`
      return [
        await againstBare(product.url, standings, { ...MEASURED, atLeast: 0.9, name: 'standings as JSON / bare node:http' }),
        await againstBare(product.url, '/demo/teamList', {
          ...MEASURED,
          atLeast: 0.85,
          name: 'standings as a page / bare node:http',
        }),
      ]
    }),
  )
