import type Koa from 'koa'

/** Whether a refusal should be a page: the caller is a browser. A program gets the problem. */
export const wantsPage = (ctx: Koa.Context): boolean => ctx.accepts('json', 'html') === 'html'
