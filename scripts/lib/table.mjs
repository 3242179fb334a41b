/** @typedef {{ name: string, ms: number, budget?: number }} Spent what a step took; its budget in seconds */

const ROUND = 1000

/** The steps with their seconds and budgets, and the names of those that took longer. @param {Spent[]} spent */
export function secondsTable(spent) {
  const width = Math.max(...spent.map(({ name }) => name.length))
  const rows = spent.map(({ name, ms, budget }) => {
    const took = Math.round(ms / ROUND)
    const bound = budget === undefined ? '' : `of ${budget}`
    return {
      over: budget !== undefined && took > budget,
      line: `  ${name.padEnd(width)} ${String(took).padStart(5)} ${bound}`.trimEnd(),
      name
    }
  })
  const over = rows.filter((row) => row.over).map(({ name }) => name)
  return [
    'Seconds of each step, of its budget on two processors:',
    ...rows.map(({ line }) => line),
    ...(over.length > 0 ? [`Over its budget: ${over.join(', ')}`] : [])
  ].join('\n')
}
