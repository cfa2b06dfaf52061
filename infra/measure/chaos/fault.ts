/** A fault: its name, how often it is chosen, and the program that causes it. */
export type Fault = { name: string; weight: number; cause: () => Promise<void> }
