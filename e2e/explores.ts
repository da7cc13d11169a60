/** True in `npm run explore`, which walks every combination of what `npm test` walks a fixed part of (docs/architecture.md#which-test-proves-what). */
export const EXPLORES = process.env.FULLCOURT_SEED !== undefined
