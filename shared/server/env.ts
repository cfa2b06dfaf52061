import { z } from 'zod'
import type { Logger } from './log.ts'

const flag = (fallback: boolean) => z.stringbool().default(fallback)
const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback)
/** What browsers send as a host, without a port: labels of letters, digits and hyphens. */
const host = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/, {
    message: 'a host name such as bible.church.org, without https:// and port',
  })
const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback)

const Env = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    PORT: port(3000),
    HOST: z.string().default('127.0.0.1'),
    ADMIN_PORT: port(3001),
    /** Where the operators' ports listen: /metrics, /readyz and the page. Only our own network may reach them. */
    ADMIN_HOST: z.string().default('127.0.0.1'),
    /** How long a stopping API still accepts requests, so that the load balancer notices that it is no longer ready. */
    SHUTDOWN_DELAY_SECONDS: z.coerce.number().min(0).max(15).default(0),
    /** Where a worker serves /livez, /readyz and /metrics. Unset: nowhere, since several may share a machine. */
    WORKER_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
    /** How long running jobs of a stopping worker may continue; after it another worker takes them over. */
    WORKER_STOP_SECONDS: z.coerce.number().positive().max(300).default(20),
    /** How long a job of a worker that was killed waits for another worker. Unset: 15 or 30 s, by queue. */
    WORKER_LOCK_SECONDS: z.coerce.number().min(1).max(300).optional(),
    /** How long one computation may block a worker before the worker ends. */
    WORKER_STUCK_SECONDS: z.coerce.number().min(1).max(300).default(30),
    /** The password of the operators' page on ADMIN_PORT. Unset: only requests from the machine itself are allowed. */
    OPERATORS_SECRET: z.string().min(16).optional(),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    /** Read by the release before, which searched in Postgres. */
    SEARCH_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    /** How many connections an API process opens at most. */
    DATABASE_CONNECTIONS: count(16),
    REDIS_URL: z.url({ protocol: /^rediss?$/ }),
    /**
     * The secret behind the visitors' ids, and the previous one while it is rotated. `npm start` generates one under
     * .data/ if none is set. If it is lost, every visitor loses access to their chats.
     */
    ID_SECRET: z.string().min(32),
    ID_SECRET_PREVIOUS: z.string().min(32).optional(),
    LLM_PROVIDER: z.enum(['gemini', 'openai', 'builtin']).optional(),
    GEMINI_API_KEY: z.string().min(1).optional(),
    GEMINI_MODEL: z.string().min(1).default('gemini-3-flash'),
    GEMINI_BASE_URL: z.url().optional(),
    OPENAI_BASE_URL: z.url().optional(),
    OPENAI_API_KEY: z.string().min(1).optional(),
    OPENAI_MODEL: z.string().min(1).optional(),
    ENABLE_AUDIT: flag(false),
    ENABLE_COMMENTARIES: flag(true),
    ENABLE_READING_PLANS: flag(true),
    /** Lets other assistants check and read texts at /mcp. */
    ENABLE_MCP: flag(true),
    PRODUCT_NAME: z.string().min(1).default('Philip'),
    COPYRIGHT_HOLDER: z.string().min(1).default('Philip'),
    /** Declares to browsers for two years that every subdomain of APEX_HOST, even one served elsewhere, has https. */
    HSTS_WHOLE_DOMAIN: flag(false),
    /** Where the source of this site and of the instructions that it publishes is public. */
    SOURCE_URL: z.url({ protocol: /^https$/ }).optional(),
    /** The name or address under which visitors open this installation; every other one is refused. */
    APEX_HOST: host.default('localhost'),
    /** How many of our own proxies are in front; the client's address is taken from the last of them. */
    TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0),
    BIBLES: z.string().default('sword:engWEB2015eb,sword:engKJV2006eb,sword:spaRV1909eb'),
    CHAT_CONCURRENCY: count(20),
    PLAN_CONCURRENCY: count(4),
    SUGGESTION_CONCURRENCY: count(4),
    QUEUE_MAX_WAITING: count(50),
    /**
     * Loads the finder, and what recognises distress, when a process starts. If not, its first question waits some
     * seconds, and a process without questions saves about 90 MB.
     */
    FINDER_AT_START: flag(true),
    RATE_LIMIT_DISABLED: flag(false),
    RATE_LIMIT_AI_PER_MINUTE: count(10),
    RATE_LIMIT_AI_PER_HOUR: count(60),
    RATE_LIMIT_AI_PER_DAY: count(150),
    RATE_LIMIT_AI_NEW_VISITOR_PER_DAY: count(30),
    RATE_LIMIT_AI_PREFIX_PER_TEN_MINUTES: count(300),
    RATE_LIMIT_AI_PREFIX_PER_DAY: count(3000),
    /** Plans of one visitor that are queued or being built. */
    RATE_LIMIT_PLANS_AT_ONCE: count(2),
    /** Searches that are not answered from the cache, including questions on Home. */
    RATE_LIMIT_SEARCHES_PREFIX_PER_MINUTE: count(300),
    /** Characters of long questions and notes that are read for signs of danger as a whole. */
    RATE_LIMIT_LONG_TEXTS_PREFIX_CHARACTERS_PER_MINUTE: count(200_000),
    /** Pasted texts to check. */
    RATE_LIMIT_CHECKS_PREFIX_PER_MINUTE: count(20),
    /** Pictures and handouts that are not answered from the cache. */
    RATE_LIMIT_FILES_PREFIX_PER_MINUTE: count(60),
    /** Sets of suggestions that a reader's pages may request: per visitor, per address. */
    RATE_LIMIT_SUGGESTIONS_PER_HOUR: count(20),
    RATE_LIMIT_SUGGESTIONS_PREFIX_PER_HOUR: count(60),
    /** Texts typed on Home for which a model chooses the passage: per visitor, per address. */
    RATE_LIMIT_HOME_CHOICES_PER_HOUR: count(30),
    RATE_LIMIT_HOME_CHOICES_PREFIX_PER_HOUR: count(600),
    RATE_LIMIT_PLAN_EDITS_PER_MINUTE: count(30),
    /** Reports of public conversations and plans: per visitor, per address. */
    RATE_LIMIT_REPORTS_PER_HOUR: count(10),
    RATE_LIMIT_REPORTS_PREFIX_PER_HOUR: count(60),
    /** Copies of conversations: per visitor, per address. */
    RATE_LIMIT_COPIES_PER_HOUR: count(30),
    RATE_LIMIT_COPIES_PREFIX_PER_HOUR: count(600),
    /** Questions in distress that are stored with their fixed reply: per visitor, per address. Those beyond get it, too. */
    RATE_LIMIT_REPLIES_PER_HOUR: count(60),
    RATE_LIMIT_REPLIES_PREFIX_PER_HOUR: count(1000),
    /** Codes for another device that are made or redeemed: per visitor, per address. */
    RATE_LIMIT_DEVICE_CODES_PER_HOUR: count(30),
    RATE_LIMIT_DEVICE_CODES_PREFIX_PER_HOUR: count(300),
    /** Megabytes of encrypted notes that one address sends. A visitor may store five. */
    RATE_LIMIT_NOTES_PREFIX_MB_PER_DAY: count(1000),
    RATE_LIMIT_STREAMS: count(6),
    /** A church, a school or a mobile network may share one address among a thousand readers. */
    RATE_LIMIT_STREAMS_PREFIX: count(600),
    /** Connections of one address, if no proxy of ours is in front and it is not this machine. */
    RATE_LIMIT_SOCKETS_PREFIX: count(200),
    /** Visitors of one address who write for the first time. Reading and getting an id are not limited. */
    RATE_LIMIT_NEW_IDS_PER_HOUR: count(1200),
    RATE_LIMIT_API_PER_MINUTE: count(300),
    RATE_LIMIT_API_PREFIX_PER_MINUTE: count(12_000),
    /**
     * In the currency of the prices per million tokens: the daily cost after which no more calls are made. Plans may
     * spend 30 % of it, suggestions 10 %, passages for Home 10 %.
     */
    AI_BUDGET_PER_DAY: z.coerce.number().positive().optional(),
    AI_INPUT_PRICE: z.coerce.number().min(0).default(0.5),
    AI_OUTPUT_PRICE: z.coerce.number().min(0).default(3),
    /** Calls to the provider by all workers; plans may use 30 % of them, suggestions 20 %, passages for Home 30 %. */
    AI_REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).optional(),
    /** With a key the ESV is read through its publisher's API. */
    ESV_API_KEY: z.string().min(1).optional(),
    ESV_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://api.esv.org'),
    /** Verses of the ESV in the memory of one process; its publisher allows 500 for all processes together. */
    ESV_KEPT_VERSES: z.coerce.number().int().min(0).max(500).default(120),
    /** Where traces are sent, as OTLP over HTTP. Unset: no traces. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  })
  .refine((env) => !(env.RATE_LIMIT_DISABLED && env.NODE_ENV === 'production'), {
    path: ['RATE_LIMIT_DISABLED'],
    message: 'is refused where NODE_ENV is production',
  })
  .refine((env) => env.LLM_PROVIDER !== 'gemini' || env.GEMINI_API_KEY, {
    path: ['GEMINI_API_KEY'],
    message: 'is needed for LLM_PROVIDER=gemini',
  })
  .refine((env) => env.LLM_PROVIDER !== 'openai' || (env.OPENAI_BASE_URL && env.OPENAI_MODEL), {
    path: ['OPENAI_BASE_URL'],
    message: 'and OPENAI_MODEL are needed for LLM_PROVIDER=openai',
  })

export type Env = z.infer<typeof Env>

/**
 * Reads the settings of a process from its environment. An empty value counts as unset. Throws one Error whose message
 * has a line for each invalid setting, never a value.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = Env.safeParse(given)
  if (parsed.success) return parsed.data
  throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
}

/** `readEnv` for the start of a process: logs each invalid setting and exits. */
export function readEnvOrExit(log: Pick<Logger, 'fatal'>): Env {
  try {
    return readEnv()
  } catch (error) {
    for (const line of (error as Error).message.split('\n')) log.fatal(line)
    process.exit(1)
  }
}
