/** '4.9' of what reviewers gave on the average, of five. */
export const scoreText = (score: number): string => score.toFixed(1)
