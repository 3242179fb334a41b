/** `npm run doctor`: which doors are open with this configuration, and what the providers say to it (`server/doctor/`). */
import { runServer } from './run.mjs'

process.env.TZ ??= 'Asia/Shanghai'

const { buildServer } = await import('../scripts/build.mjs')
runServer(await buildServer('doctor/main'))
