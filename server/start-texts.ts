interface Holder {
  readonly pid: number
  readonly name: string
  readonly since: string
}

const heldBy = (holder: Holder | null) =>
  holder === null ? '另一台服务器' : `进程 ${holder.pid}（${holder.name || '没有名字'}，${holder.since} 起）`

/** What an operator reads when the server or a command starts, or why it does not. Log lines are English. */
export const START_TEXTS = {
  configuration: (problems: readonly string[]) =>
    ['配置有误：', ...problems.map((problem) => `  - ${problem}`)].join('\n'),
  setting: (name: string, problem: string, value: string) => `${name} ${problem}（现在是 ${value}）`,
  /** In place of a value that may hold a password. */
  hiddenValue: '别的值',
  wholeNumber: (min: number, max: number) => `应为 ${min} 到 ${max} 的整数`,
  phone: '应为电话号码',
  flag: '应为 0 或 1',
  url: (protocols: readonly string[]) =>
    `应为以 ${protocols.map((one) => `${one}//`).join(' 或 ')} 开头的网址`,
  origin: '应为网站地址，只有协议和域名，如 https://shop.example',
  origins: '应为用逗号隔开的网站地址',
  secureOrigins: '应为用逗号隔开的 https 网站地址，如 https://img.example',
  keys: (bytes: number) => `应为 ${bytes} 字节的密钥（base64），多个用逗号隔开`,
  templates: (known: readonly string[]) =>
    `应为 ${known.map((kind) => `${kind}=模板编号`).join('、')} 中的一些，用逗号隔开`,
  templateFields: (known: readonly string[]) =>
    `应为 ${known.map((kind) => `${kind}=thing1/character_string2`).join('、')} 中的一些，用逗号隔开：模板里的字段，至少一个 thing，可以有 character_string（订单号）和 phrase`,
  partnerUrls: (known: readonly string[]) =>
    `应为 ${known.map((name) => `${name}=https://…`).join('、')} 中的一些，用逗号隔开`,
  callOrigins: (known: readonly string[]) =>
    `应为 ${known.map((name) => `${name}=https://域名`).join('、')} 中的一些，用逗号隔开`,
  oneOf: (known: readonly string[]) => `应为 ${known.join('、')} 之一`,
  demoInProduction: 'NODE_ENV=production 时 DEMO 不能为 1',
  providers: {
    wechatSite: '微信公众号',
    wechatMini: '微信小程序',
    wechatPay: '微信支付',
    wechatPayKey: '微信支付公钥',
    alipay: '支付宝',
    smsAliyun: '阿里云短信',
    smsTencent: '腾讯云短信',
    realName: '实名校验',
    courier: '快递100'
  },
  half: (provider: string, missing: readonly string[]) =>
    `${provider}的设置不完整，还缺 ${missing.join('、')}；要么都设，要么都不设`,
  wechatAppId: '应为微信的 AppID（wx 开头，18 位）',
  wechatSecret: '应为微信的 AppSecret（32 位十六进制）',
  merchant: '应为微信支付的商户号（8 到 10 位数字）',
  apiKey: (bytes: number) => `应为 ${bytes} 字节的 APIv3 密钥`,
  products: (known: readonly string[]) => `应为 ${known.join('、')} 中的一些，用逗号隔开`,
  productWithout: (product: string, accounts: readonly string[]) =>
    `WXPAY_CHANNELS 里有 ${product}，还缺 ${accounts.join(' 或 ')}`,
  publicKeyId: '应为微信支付公钥 ID（PUB_KEY_ID_ 开头）',
  privateKey: '应为 2048 位以上的 RSA 私钥（PEM 文本，或文件的路径）',
  publicKey: '应为 2048 位以上的 RSA 公钥（PEM 文本，或文件的路径），不是证书',
  certificate: '应为证书（PEM 文本，或文件的路径）',
  keyFileGone: (file: string) => `应为密钥或证书，而文件 ${file} 不存在`,
  keyFileShut: (file: string, code: string) =>
    `应为密钥或证书，而文件 ${file} 读不了（${code}）：要让运行服务器的用户能读`,
  strangers: (cert: string, key: string) => `${cert} 和 ${key} 不是一对：证书里的公钥不属于这个私钥`,
  smsTemplate: '应为短信模板的编号',
  smsApp: '应为短信应用的 SdkAppId（数字）',
  alipayNumber: '应为 16 位数字',
  ownKey: 'ALIPAY_PUBLIC_KEY 是应用自己的公钥；要的是支付宝公钥，否则支付宝的通知都验不过',
  noticeAddress: (name: string) =>
    `${name} 应为以 https:// 开头、不带参数的地址（不设时由 PUBLIC_ORIGIN 得出）：支付结果会通知到那里`,
  providerOrigins: (known: readonly string[]) =>
    `应为 ${known.map((name) => `${name}=http://主机`).join('、')} 中的一些，用逗号隔开`,
  originsInProduction: 'NODE_ENV=production 时不能设 PROVIDER_ORIGINS：钱和身份只问真正的服务商',
  payNeeded: (first: readonly string[], second: readonly string[]) =>
    `NODE_ENV=production 时没有演示支付：请设置微信支付（${first.join('、')}）或支付宝（${second.join('、')}）；` +
    '不收款的店设 WITHOUT_PAYMENT=1',
  hex: (bytes: number) => `应为 ${bytes} 字节的十六进制`,
  bankHalf: (missing: readonly string[]) => `银行的密钥不完整，还缺 ${missing.join('、')}`,
  migrateThroughPooler:
    'DATABASE_POOLER=transaction 时 MIGRATE 不能为 1：迁移锁是会话的，请直连数据库运行 npm run migrate',
  keyNeeded:
    '用 DATABASE_URL 且 NODE_ENV=production 时必须设置 DATA_KEY；用 `openssl rand -base64 32` 生成一个',
  originNeeded:
    'NODE_ENV=production 时必须设置 PUBLIC_ORIGIN，如 https://shop.example；否则付款里的链接会跟着 Host 请求头走',
  unknown: (name: string) => `没有设置 ${name}`,
  slip: (name: string, near: string) => `没有设置 ${name}；是不是要写 ${near}？`,

  folderBusy: (folder: string, pid: number | null) =>
    `${folder} 正被${pid === null ? '另一个进程' : `进程 ${pid} `}使用；先停下它，或另设 DATA_DIR`,
  folderLocked: (folder: string) => `${folder} 无法锁定`,
  opsBusy: '内置数据库正被服务器使用：先停下服务器，或给服务器和这里设同一个 DATABASE_URL。',
  oldSchema:
    '这个数据库是更早的开发版本建的，没有改动它。请用那个版本运行 npm run ops -- export <表> <文件> 导出各张表，' +
    '再以空的 DATA_DIR 或数据库、DEMO=0 启动本版本并导入。',
  dataKey: (why: string) => `DATA_KEY 和这个数据库不符：${why}`,
  opsDataKey: '数据密钥（DATA_KEY）和这个数据库不符，请换成服务器正在使用的密钥。',
  keySize: (bytes: number) => `密钥应为 ${bytes} 字节`,
  keyGone: '没有密钥',
  keyFile: (file: string, bytes: number) => `${file} 里不是 ${bytes} 字节的密钥`,
  keyMissing: (id: string) =>
    `有数据是用密钥 ${id} 加密的，配置里没有它；请把它写在新密钥后面，直到每台服务器的日志都出现 “no row needs an older data key”。`,
  portBusy: '端口已被占用，请另设 PORT。',
  database: {
    silent: (code: string) =>
      `连不上 DATABASE_URL 的数据库（${code}）：检查其中的主机名和端口、防火墙，以及 PostgreSQL 是否在运行、listen_addresses 是否有这个地址。`,
    noLogin: (code: string) =>
      `DATABASE_URL 的数据库不让登录（${code}）：检查其中的用户名和密码，以及 pg_hba.conf 里有没有这台机器的地址。`,
    noDatabase: (code: string) =>
      `没有 DATABASE_URL 最后写的那个数据库（${code}）：先用 createdb 建它，或改成已有的名字。`
  },
  readOnly: '数据库现在只读（是备库，或被设为只读），服务器没有启动；请把 DATABASE_URL 指向可写的主库。',
  migrationWaits: (holder: Holder | null, seconds: number) =>
    `数据库迁移：等${heldBy(holder)}先完成（已等 ${seconds} 秒）…`,
  migrationHeld: (holder: Holder | null, seconds: number) =>
    `数据库迁移：${heldBy(holder)}占着迁移锁，等了 ${seconds} 秒，没有继续。确认它没有在迁移后执行 select pg_terminate_backend(${holder?.pid ?? '进程号'})，再启动。`,
  tableWaits: (tries: number) => `数据库迁移：要改的表正在使用，稍后再试（第 ${tries} 次）…`,
  tableHeld: (tries: number, seconds: number) =>
    `数据库迁移：试了 ${tries} 次、${seconds} 秒，要改的表一直在使用，没有改动。请看 pg_stat_activity 里时间最长的事务，结束它再运行。`,
  migrationsPending: (names: readonly string[]) =>
    `数据库还缺 ${names.length} 个迁移（${names.join('、')}）：请先运行 npm run migrate，或不设 MIGRATE=0。`,
  migrated: (names: readonly string[]) =>
    names.length === 0
      ? '数据库已是最新，没有改动。'
      : `已完成 ${names.length} 个迁移：${names.join('、')}。`,
  migrationsEmbedded: '没有设 DATABASE_URL：内置数据库由服务器启动时自己迁移。',
  transactionPooler:
    'DATABASE_URL 前面的连接池按事务分配连接，会话里的时限、锁和预备语句都会丢，服务器没有启动：请改成按会话分配（PgBouncer 的 pool_mode = session），或按 README 的“连接池”一节设 DATABASE_POOLER=transaction。',
  roleLimits:
    'DATABASE_POOLER=transaction 时等待的时限要设在数据库角色上，现在还缺：请执行 ALTER ROLE 用户 SET statement_timeout = 4000，以及 lock_timeout = 3000、idle_in_transaction_session_timeout = 5000、jit = off，让连接池重新连接（PgBouncer 的 RECONNECT），再启动。',
  noLocks:
    '这个数据库的 advisory lock 锁不住（两个会话同时拿到了同一把锁），库存和迁移没有保护，服务器没有启动：请换成 PostgreSQL 15 以上。',
  noTriggers:
    '这个数据库里按语句的触发器不触发（或带不了改动的行），商品改动后各台服务器不会知道，服务器没有启动：请换成 PostgreSQL 15 以上，并把 session_replication_role 设为 origin。',
  notStarted: (why: string) => `服务器没有启动：${why}`,
  ended: (why: string) => `服务器意外结束：${why}`,
  stopSlow: '停止用时过长，已强行结束。',
  stopFailed: (why: string) => `停止时出错：${why}`,

  opened: (address: string) => `请打开 ${address}`,
  metrics: (port: number) => `监控读 /metrics 的端口是 ${port}。`,
  noSite: (folder: string) =>
    `${folder} 里没有网站（index.html）：每个页面都会是 404。先运行 npm run build:h5，或用 H5_DIR 指出它在哪里。`,
  demoPhone: (phone: string) => `演示手机号 ${phone}；登录页会显示短信验证码。`,
  noSms: '没有设置短信（SMS_ALIYUN_…、SMS_TENCENT_… 或 SMS_WEBHOOK_URL）：没有人能收到登录验证码。'
} as const
