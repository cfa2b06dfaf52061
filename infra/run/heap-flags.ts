/**
 * Flags of Node for each program; docker-compose.yml and infra/deploy repeat them. Nearly all memory that the API uses
 * for a request is free again a moment later: it needs no more than 2 × 8 MB for that, and Node would keep 2 × 32.
 * Below a limit of 512 MB, Node collects garbage sooner: 1,000 answers at once need 30 MB less. The indexes of texts are not
 * in this heap.
 */
export const heapFlags: Readonly<Record<string, string[]>> = {
  'api/main.ts': ['--max-semi-space-size=8', '--max-old-space-size=512'],
}
