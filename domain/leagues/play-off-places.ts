/** As many teams go on at most as the largest bracket has (docs/brackets.md#divisions). */
export const MOST_PLAY_OFF_PLACES = 64
