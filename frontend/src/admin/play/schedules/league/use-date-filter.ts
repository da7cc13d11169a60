import { useAddress } from '../../../parts/tables/use-address'

/**
 * The chosen date of a list of games, or nothing for all: as the address says, else as it was last in this session (docs/admin.md#games).
 */
export const useDateFilter = (league: number) => {
  const address = useAddress()
  const key = `games of league ${league}: date`
  const date = address.at('date') || (sessionStorage.getItem(key) ?? '')
  const choose = (wanted: string) => {
    sessionStorage.setItem(key, wanted)
    address.change({ date: wanted, page: null })
  }
  return [date, choose] as const
}
