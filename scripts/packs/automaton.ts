// Minimal acyclic automaton from sorted words, one word at a time (Daciuk, Mihov, Watson and Watson 2000): what can no
// longer change is replaced by an equal state already known. States live in typed arrays, found through an open hash table.

/** A minimal automaton with its states numbered in depth-first preorder from the root, which is 0. */
export interface Automaton {
  /** Children of state s are edges firstEdge[s] .. firstEdge[s + 1], labels ascending. */
  firstEdge: Uint32Array;
  edgeLabel: Uint8Array;
  edgeTarget: Uint32Array;
  /** Low byte of the class of a state. 0 = no word ends here: classes that are multiples of 256 are not allowed. */
  stateClass: Uint8Array;
  /** High byte; all 0 while no more than 255 classes are used. */
  stateClassHigh: Uint8Array;
}

interface OpenState {
  labels: number[];
  targets: number[];
  class: number;
}

/** Builds the automaton of words that arrive in ascending order of their letter codes. */
export class AutomatonBuilder {
  #path: OpenState[] = [{ labels: [], targets: [], class: 0 }];
  #previous = new Uint8Array(256);
  #previousLength = 0;
  #stateFirst = new Uint32Array(1 << 16);
  #stateDegree = new Uint8Array(1 << 16);
  #stateClass = new Uint16Array(1 << 16);
  #states = 0;
  #labels = new Uint8Array(1 << 17);
  #targets = new Uint32Array(1 << 17);
  #edges = 0;
  #table = new Int32Array(1 << 18).fill(-1);

  /** Adds the word in letters[0, length) with a class above 0. Throws when it does not come after the one before. */
  add(letters: Uint8Array, length: number, wordClass: number): void {
    let shared = 0;
    while (shared < length && shared < this.#previousLength && letters[shared] === this.#previous[shared]) shared++;
    const ascending =
      shared === this.#previousLength
        ? length > shared || this.#previousLength === 0
        : shared < length && (letters[shared] as number) > (this.#previous[shared] as number);
    if (!ascending) throw new Error('Words must be added in ascending order, each once');
    this.#close(shared);
    for (let i = shared; i < length; i++) {
      const state = this.#path[i] as OpenState;
      state.labels.push(letters[i] as number);
      state.targets.push(-1);
      this.#path.push({ labels: [], targets: [], class: 0 });
    }
    (this.#path[length] as OpenState).class = wordClass;
    this.#previous.set(letters.subarray(0, length));
    this.#previousLength = length;
  }

  /** Registers the states of the last word below `depth`. */
  #close(depth: number): void {
    for (let i = this.#path.length - 1; i > depth; i--) {
      const parent = this.#path[i - 1] as OpenState;
      parent.targets[parent.targets.length - 1] = this.#register(this.#path[i] as OpenState);
    }
    this.#path.length = depth + 1;
  }

  #register(state: OpenState): number {
    let hash = state.class + 1;
    for (let i = 0; i < state.labels.length; i++) {
      hash = Math.imul(hash ^ (state.labels[i] as number), 0x9e3779b1);
      hash = Math.imul(hash ^ (state.targets[i] as number) ^ (hash >>> 15), 0x85ebca6b);
    }
    let slot = (hash ^ (hash >>> 16)) & (this.#table.length - 1);
    for (;;) {
      const known = this.#table[slot] as number;
      if (known < 0) break;
      if (this.#equals(known, state)) return known;
      slot = (slot + 1) & (this.#table.length - 1);
    }
    const id = this.#store(state);
    this.#table[slot] = id;
    if (id * 2 > this.#table.length) this.#rehash();
    return id;
  }

  #equals(id: number, state: OpenState): boolean {
    if (this.#stateClass[id] !== state.class || this.#stateDegree[id] !== state.labels.length) return false;
    const first = this.#stateFirst[id] as number;
    for (let i = 0; i < state.labels.length; i++) {
      if (this.#labels[first + i] !== state.labels[i] || this.#targets[first + i] !== state.targets[i]) return false;
    }
    return true;
  }

  #store(state: OpenState): number {
    if (this.#states === this.#stateFirst.length) {
      this.#stateFirst = doubled(this.#stateFirst, new Uint32Array(this.#states * 2));
      this.#stateDegree = doubled(this.#stateDegree, new Uint8Array(this.#states * 2));
      this.#stateClass = doubled(this.#stateClass, new Uint16Array(this.#states * 2));
    }
    if (this.#edges + 256 > this.#labels.length) {
      this.#labels = doubled(this.#labels, new Uint8Array(this.#labels.length * 2));
      this.#targets = doubled(this.#targets, new Uint32Array(this.#targets.length * 2));
    }
    const id = this.#states++;
    this.#stateFirst[id] = this.#edges;
    this.#stateDegree[id] = state.labels.length;
    this.#stateClass[id] = state.class;
    this.#labels.set(state.labels, this.#edges);
    this.#targets.set(state.targets, this.#edges);
    this.#edges += state.labels.length;
    return id;
  }

  #rehash(): void {
    this.#table = new Int32Array(this.#table.length * 2).fill(-1);
    const mask = this.#table.length - 1;
    for (let id = 0; id < this.#states; id++) {
      let hash = (this.#stateClass[id] as number) + 1;
      const first = this.#stateFirst[id] as number;
      for (let i = first; i < first + (this.#stateDegree[id] as number); i++) {
        hash = Math.imul(hash ^ (this.#labels[i] as number), 0x9e3779b1);
        hash = Math.imul(hash ^ (this.#targets[i] as number) ^ (hash >>> 15), 0x85ebca6b);
      }
      let slot = (hash ^ (hash >>> 16)) & mask;
      while ((this.#table[slot] as number) >= 0) slot = (slot + 1) & mask;
      this.#table[slot] = id;
    }
  }

  /** Ends the building and numbers the states in preorder, so that most targets need not be stored. */
  finish(): Automaton {
    this.#close(0);
    const root = this.#store(this.#path[0] as OpenState);
    const number = new Int32Array(this.#states).fill(-1);
    const order: number[] = [];
    const stack = [root];
    while (stack.length > 0) {
      const id = stack.pop() as number;
      if ((number[id] as number) >= 0) continue;
      number[id] = order.length;
      order.push(id);
      const first = this.#stateFirst[id] as number;
      for (let i = first + (this.#stateDegree[id] as number) - 1; i >= first; i--)
        stack.push(this.#targets[i] as number);
    }
    const firstEdge = new Uint32Array(order.length + 1);
    const edgeLabel = new Uint8Array(this.#edges);
    const edgeTarget = new Uint32Array(this.#edges);
    const stateClass = new Uint8Array(order.length);
    const stateClassHigh = new Uint8Array(order.length);
    let edge = 0;
    order.forEach((id, index) => {
      firstEdge[index] = edge;
      stateClass[index] = (this.#stateClass[id] as number) & 255;
      stateClassHigh[index] = (this.#stateClass[id] as number) >> 8;
      const first = this.#stateFirst[id] as number;
      for (let i = first; i < first + (this.#stateDegree[id] as number); i++) {
        edgeLabel[edge] = this.#labels[i] as number;
        edgeTarget[edge++] = number[this.#targets[i] as number] as number;
      }
    });
    firstEdge[order.length] = edge;
    return {
      firstEdge,
      edgeLabel: edgeLabel.slice(0, edge),
      edgeTarget: edgeTarget.slice(0, edge),
      stateClass,
      stateClassHigh,
    };
  }
}

function doubled<T extends Uint8Array | Uint16Array | Uint32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
