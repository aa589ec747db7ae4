/**
 * The copy of a game's state, written from the state's type: one literal per object, so that a copy has the shape that
 * setup gave and no field can be forgotten. What is `readonly` all the way down never changes, and is shared: the
 * outcome, the terms of a match, frames. Everything else is copied. A type `Public…` beside the state, which lists what
 * everybody sees of something, gets a copy likewise: it picks just that. What stands in several places, in the state and
 * in what is public of it, has one function that all of them call.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { API, ModifierFlags, SymbolFlags, TypeFlags } from 'typescript/unstable/sync';
import type { Checker, Project, Symbol as Named, TupleType, Type, TypeReference } from 'typescript/unstable/sync';

const root = path.join(import.meta.dirname, '..', '..');

/** A type of which no copy can be written; the message says what to do. */
export class Problem extends Error {}

export interface Generated {
  readonly file: string;
  readonly text: string;
}

/** `copy.gen.ts` of every game, as it should be. */
export function copiesOfGames(): Generated[] {
  const games = path.join(root, 'games');
  const states = readdirSync(games).map(game => path.join(games, game, 'state.ts'));
  return copiesOf(path.join(root, 'tsconfig.pure.json'), states.filter(existsSync));
}

/** `copy.gen.ts` beside each of these files, which belong to the project `config` and export a state. */
export function copiesOf(config: string, files: readonly string[]): Generated[] {
  const compiler = new API();
  try {
    const project = compiler.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (project === undefined) throw new Problem(`${config} cannot be read.`);
    return files.map(file => ({ file: path.join(path.dirname(file), 'copy.gen.ts'), text: textOf(project, file) }));
  } finally {
    compiler.close();
  }
}

function textOf({ checker, program }: Project, file: string): string {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const exported = module === undefined ? [] : checker.getExportsOfModule(module);
  const states = exported.filter(({ name }) => name.endsWith('State'));
  if (states.length !== 1) throw new Problem(`${file} should export one type whose name ends in "State".`);
  const types = [...states, ...exported.filter(({ name }) => name.startsWith('Public'))];
  const copier = new Copier(checker, types);
  for (const type of types) copier.write(type, type === states[0] ? 'copy' : uncapital(type.name));
  return indented([
    '// Written by `npm run copies` from the type of the state. What is readonly all the way down is shared.',
    ...(copier.hasLists ? ["import { copyLists } from '@vesper/kernel';"] : []),
    `import type { ${types.map(({ name }) => name).join(', ')} } from './${path.basename(file)}';`,
    ...copier.functions,
    '',
  ]);
}

class Copier {
  readonly functions: string[] = [];
  hasLists = false;
  readonly #checker: Checker;
  readonly #unchanging = new Map<number, boolean>();
  /** In how many places a thing that changes stands. */
  readonly #places = new Map<number, number>();
  /** The function that copies things of a type, by the type's number. */
  readonly #copyOf = new Map<number, string>();

  constructor(checker: Checker, types: readonly Named[]) {
    this.#checker = checker;
    for (const type of types) this.#count(checker.getDeclaredTypeOfSymbol(type));
  }

  #count(type: Type): void {
    if (this.#isUnchanging(type)) return;
    if (type.isUnionType()) return type.getTypes().forEach(one => this.#count(one));
    const places = (this.#places.get(type.id) ?? 0) + 1;
    this.#places.set(type.id, places);
    if (places > 1) return;
    const isList = this.#checker.isTupleType(type) || this.#checker.isArrayType(type);
    const parts = isList
      ? this.#itemsOf(type)
      : this.#checker.getPropertiesOfType(type).map(field => this.#typeOf(field));
    for (const part of parts) this.#count(part);
  }

  /** A function `called` so that copies what is of this type. */
  write(named: Named, called: string): void {
    const { name } = named;
    const body = this.#copied(this.#checker.getDeclaredTypeOfSymbol(named), 'from', name, called);
    this.functions.push('', `export function ${called}(from: ${name}): ${name} {`, `return ${body};`, '}');
  }

  /** An expression for a copy of what lies `at`; `typed` is its type in the text, `name` that of a function for it. */
  #copied(type: Type, at: string, typed: string, name: string): string {
    const all = type.isUnionType() ? type.getTypes() : [type];
    const [changing, another] = all.filter(one => !this.#isUnchanging(one));
    if (changing === undefined) return at;
    if (another !== undefined) throw new Problem(`${typed} can be several things that change; give them one type.`);
    const others = all.filter(one => one !== changing);
    if (others.length === 0) return this.#changed(changing, at, typed, name);
    if (others.every(one => one.flags === TypeFlags.Null)) {
      return `${at} === null ? null : ${this.#changed(changing, at, `NonNullable<${typed}>`, name)}`;
    }
    const key = this.#keyOfItsOwn(changing, others, typed);
    const narrowed = `Extract<${typed}, { readonly ${key}: unknown }>`;
    return `'${key}' in ${at} ? ${this.#changed(changing, at, narrowed, name)} : ${at}`;
  }

  #changed(type: Type, at: string, typed: string, name: string): string {
    if (this.#checker.isTupleType(type)) {
      const items = this.#itemsOf(type).map((item, i) =>
        this.#copied(item, `${at}[${i}]`, `${typed}[${i}]`, `${name}${i}`),
      );
      return `[${items.join(', ')}]`;
    }
    if (this.#checker.isArrayType(type)) {
      const [item] = this.#itemsOf(type);
      if (this.#isUnchanging(item)) return `${at}.slice()`;
      if (this.#checker.isArrayType(item) && this.#isUnchanging(this.#itemsOf(item)[0])) {
        this.hasLists = true;
        return `copyLists(${at})`;
      }
      return `${this.#functionFor(type, typed, name, () => this.#listCopy(item, typed, name))}(${at})`;
    }
    if (this.#places.get(type.id) === 1) return this.#fieldsCopy(type, at, typed, name);
    const body = (): string[] => [`return ${this.#fieldsCopy(type, 'from', typed, name)};`];
    return `${this.#functionFor(type, typed, name, body)}(${at})`;
  }

  /** The name of the function that copies things of this type: written where the first of them is met. */
  #functionFor(type: Type, typed: string, name: string, body: () => readonly string[]): string {
    const known = this.#copyOf.get(type.id);
    if (known !== undefined) return known;
    this.#copyOf.set(type.id, name);
    const lines = body();
    this.functions.push('', `function ${name}(from: ${typed}): ${typed} {`, ...lines, '}');
    return name;
  }

  #fieldsCopy(type: Type, at: string, typed: string, name: string): string {
    const fields = this.#fieldsOf(type, typed).map(field => {
      const deeper = `${name}${capital(field.name)}`;
      return `${field.name}: ${this.#copied(this.#typeOf(field), `${at}.${field.name}`, `${typed}['${field.name}']`, deeper)},`;
    });
    return `{\n${fields.join('\n')}\n}`;
  }

  #listCopy(item: Type, typed: string, name: string): readonly string[] {
    const copy = this.#copied(item, 'it', `${typed}[number]`, name);
    return [
      'const to = from.slice();',
      'for (let i = 0; i < to.length; i++) {',
      'const it = to[i];',
      `to[i] = ${copy};`,
      '}',
      'return to;',
    ];
  }

  #isUnchanging(type: Type): boolean {
    const known = this.#unchanging.get(type.id);
    if (known !== undefined) return known;
    this.#unchanging.set(type.id, true); // a type that comes round to itself is as the rest of it
    const found = this.#looksUnchanging(type);
    this.#unchanging.set(type.id, found);
    return found;
  }

  #looksUnchanging(type: Type): boolean {
    if ((type.flags & TypeFlags.Primitive) !== 0) return true;
    if (type.isUnionType()) return type.getTypes().every(one => this.#isUnchanging(one));
    if (this.#checker.isTupleType(type)) {
      const { readonly } = (type as TypeReference).getTarget() as TupleType;
      return readonly && this.#itemsOf(type).every(item => this.#isUnchanging(item));
    }
    if (this.#checker.isArrayType(type)) {
      return type.getSymbol()?.name === 'ReadonlyArray' && this.#isUnchanging(this.#itemsOf(type)[0]);
    }
    if ((type.flags & (TypeFlags.Object | TypeFlags.Intersection)) === 0) return false;
    return (
      this.#checker
        .getPropertiesOfType(type)
        .every(field => isReadonly(field) && this.#isUnchanging(this.#typeOf(field))) &&
      this.#checker
        .getIndexInfosOfType(type)
        .every(({ isReadonly, valueType }) => isReadonly && this.#isUnchanging(valueType))
    );
  }

  #itemsOf(list: Type): readonly Type[] {
    return this.#checker.getTypeArguments(list as TypeReference);
  }

  #typeOf(field: Named): Type {
    const type = this.#checker.getTypeOfSymbol(field);
    if (type === undefined) throw new Problem(`The compiler does not know the type of ${field.name}.`);
    return type;
  }

  /** In the order of declaration, what is inherited first: the order of the literal that setup returns. */
  #fieldsOf(type: Type, typed: string): readonly Named[] {
    const fields = this.#checker.getPropertiesOfType(type);
    const isFixed = (type.flags & TypeFlags.Object) !== 0 && this.#checker.getIndexInfosOfType(type).length === 0;
    if (!isFixed || fields.length === 0 || fields.some(({ flags }) => (flags & SymbolFlags.Optional) !== 0)) {
      throw new Problem(`${typed} can change and has no fixed set of keys: states never gain or lose any.`);
    }
    const inherited = new Set(
      (type.getBaseTypes() ?? []).flatMap(base => this.#fieldsOf(base, typed)).map(({ name }) => name),
    );
    const place = ({ name, valueDeclaration }: Named): number =>
      (valueDeclaration?.index ?? 0) - (inherited.has(name) ? Number.MAX_SAFE_INTEGER : 0);
    return fields.toSorted((a, b) => place(a) - place(b));
  }

  /** A key by which a thing that changes can be told from others that do not. */
  #keyOfItsOwn(type: Type, others: readonly Type[], typed: string): string {
    const key = this.#checker
      .getPropertiesOfType(type)
      .find(({ name }) => others.every(other => this.#checker.getPropertyOfType(other, name) === undefined));
    if (key === undefined) throw new Problem(`${typed}: nothing tells what can change from the rest.`);
    return key.name;
  }
}

function isReadonly({ declarations }: Named): boolean {
  return declarations.every(handle => {
    const node = handle.resolve();
    return (
      node !== undefined && 'modifierFlags' in node && ((node.modifierFlags as number) & ModifierFlags.Readonly) !== 0
    );
  });
}

const capital = (text: string): string => `${text[0].toUpperCase()}${text.slice(1)}`;
const uncapital = (text: string): string => `${text[0].toLowerCase()}${text.slice(1)}`;

function indented(lines: readonly string[]): string {
  let depth = 0;
  const placed = lines
    .join('\n')
    .split('\n')
    .map(line => {
      if (line.startsWith('}')) depth -= 1;
      const text = line === '' ? '' : '  '.repeat(depth) + line;
      if (line.endsWith('{')) depth += 1;
      return text;
    });
  return placed.join('\n');
}
