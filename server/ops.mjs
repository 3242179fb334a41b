/** `npm run ops -- …`: an operator's command line (`server/ops/`). */
import { runServer } from './run.mjs'

process.env.TZ ??= 'Asia/Shanghai'

const { buildServer } = await import('../scripts/build.mjs')
runServer(await buildServer('ops/main'))
