/** True in `npm run explore`, which walks every combination of what `npm test` walks a fixed part of (docs/architecture.md#which-test-proves-what). */
export const EXPLORES = process.env.FULLCOURT_SEED !== undefined

/** Whether thing number `thing` of a list is tried in way number `way` of two: in one of them in turn, in `npm run explore` in both. */
export const isTried = (thing: number, way: number): boolean => EXPLORES || thing % 2 === way
