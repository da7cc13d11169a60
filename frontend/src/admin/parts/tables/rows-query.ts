import type { UseQueryResult } from '@tanstack/react-query'

/** A query whose answer is shown as rows. */
export type RowsQuery<Row> = {
  readonly data: readonly Row[] | undefined
  readonly error: unknown
  readonly isError: boolean
  readonly isPending: boolean
  readonly refetch: () => Promise<unknown>
}

/** The rows once what is shown with them is there too: until then the table is loading, so that nothing moves in it. */
export const rowsOnce = <Row>(isThere: boolean, rows: RowsQuery<Row>): RowsQuery<Row> =>
  isThere ? rows : { ...rows, data: undefined, isPending: true }

/** The rows that a table shows of an answer that holds more, or that were filtered from it. */
export const rowsFrom = <Data, Row>(
  { error, isError, isPending, data, refetch }: UseQueryResult<Data>,
  rowsOf: (data: Data) => readonly Row[],
): RowsQuery<Row> => ({ data: data === undefined ? undefined : rowsOf(data), error, isError, isPending, refetch })
