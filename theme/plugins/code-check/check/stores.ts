import { child, list, type Node, nameOf } from '../../demos';
import { entryOf } from './library-uses';
import { type Module, type Project, type Resolved, resolve } from './module';
import {
  argumentsOf,
  isFunction,
  propertiesOf,
  returned,
  textOf,
  textsOf,
  unwrapped,
} from './walk';

/** A feature of a store. */
export interface Feature {
  /** Its function, such as `withEntities`. Undefined for a feature that the files do not define. */
  name?: string;
  /** The call of the feature, in the file that contains it. */
  call: Node;
  module: Module;
}

/** A call of `signalStore()` or `signalStoreFeature()`. */
export interface Store {
  module: Module;
  call: Node;
  /** In order, including those of custom features. A custom feature starts with an unknown one. */
  features: readonly Feature[];
  /** The number of features that are passed to the store. Undefined if unknown. */
  count: number | undefined;
  isFeature: boolean;
}

/** Maximum depth to which custom features are followed. */
const DEPTH = 6;

/** Returns all stores and custom features in the files. */
export const storesOf = (project: Project): Store[] =>
  project.modules.flatMap((module) => {
    const stores: Store[] = [];
    for (const [node] of module.nodes) {
      if (storeCall(node, module, project)) stores.push(readStore(node, module, project));
    }
    return stores;
  });

/** Returns which of NgRx's two functions a call refers to. */
function storeCall(node: Node, module: Module, project: Project): string | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const resolved = resolve(child(node, 'callee'), module, project);
  if (resolved?.from !== 'package' || resolved.specifier !== '@ngrx/signals') return undefined;
  return /^signalStore(?:Feature)?$/.test(resolved.name) ? resolved.name : undefined;
}

function readStore(call: Node, module: Module, project: Project): Store {
  const isFeature = storeCall(call, module, project) === 'signalStoreFeature';
  const [first, ...others] = argumentsOf(call);
  const config = first?.type === 'ObjectExpression' ? first : undefined;
  const args = config || !first ? others : [first, ...others];
  const features = args.flatMap((one) => featuresOf(one, module, project, 0));
  return {
    module,
    call,
    // The features before a custom feature in a store are unknown.
    features: isFeature ? [{ call, module }, ...features] : features,
    count: args.some(({ type }) => type === 'SpreadElement') ? undefined : args.length,
    isFeature,
  };
}

/** Returns the features that an argument refers to: itself, those of a custom feature, or those of a list. */
function featuresOf(node: Node, module: Module, project: Project, depth: number): Feature[] {
  const unknown: Feature[] = [{ call: node, module }];
  if (depth > DEPTH) return unknown;
  const follow = (one: Node, where = module) =>
    featuresOf(unwrapped(one) ?? one, where, project, depth + 1);
  switch (node.type) {
    case 'SpreadElement': {
      const spread = unwrapped(child(node, 'argument'));
      if (spread?.type === 'ArrayExpression')
        return list(spread, 'elements').flatMap((one) => follow(one));
      const value = resolve(spread, module, project);
      if (value?.from !== 'code' || value.value.type !== 'ArrayExpression') return unknown;
      return list(value.value, 'elements').flatMap((one) => follow(one, value.module));
    }
    case 'Identifier': {
      const value = resolve(node, module, project);
      if (value?.from === 'package') {
        return entryOf(value.specifier) === ''
          ? [{ name: value.name, call: node, module }]
          : unknown;
      }
      return value?.value.type === 'CallExpression' ? follow(value.value, value.module) : unknown;
    }
    case 'CallExpression': {
      const callee = resolve(child(node, 'callee'), module, project);
      if (!callee) return unknown;
      if (callee.from === 'code') {
        const result = isFunction(callee.value) ? returned(callee.value) : undefined;
        const isCall = result?.type === 'CallExpression';
        return isCall ? follow(result, callee.module) : unknown;
      }
      if (callee.name === 'signalStoreFeature') {
        const args = argumentsOf(node).filter(({ type }) => type !== 'ObjectExpression');
        return args.flatMap((one) => follow(one));
      }
      const isKnown =
        /^@ngrx\/signals(?:\/|$)/.test(callee.specifier) || entryOf(callee.specifier) === '';
      if (!isKnown) return unknown;
      const feature = { name: callee.name, call: node, module };
      // These features add the result of a function.
      return OPEN.has(callee.name) ? [feature, ...unknown] : [feature];
    }
    default:
      return unknown;
  }
}

/** Features that can add any members. */
const OPEN = new Set(['withConditional', 'withFeature', 'withFeatureFactory']);

/**
 * Returns the collections of a feature; an empty string for none. Undefined if they are ambiguous.
 *
 * @param key the option that names the collection
 */
export function collectionsOf({ call }: Feature): readonly string[] | undefined {
  const [options] = argumentsOf(call);
  if (!options) return [''];
  const properties = propertiesOf(options);
  if (!properties) return undefined;
  if (properties.has('collections')) return textsOf(properties.get('collections'));
  if (!properties.has('collection')) return [''];
  const collection = textOf(properties.get('collection'));
  return collection === undefined ? undefined : [collection];
}

/** Returns the exported name of the imported function that an expression calls. Empty for any other expression. */
export const calledName = (call: Node, { imports }: Module): string =>
  imports.get(nameOf(child(call, 'callee')))?.name ?? '';

/** Returns whether a name refers to a store, or to a class that extends one. */
export function isStore(resolved: Resolved | undefined, call: Node): boolean {
  if (resolved?.from !== 'code') return false;
  const { value } = resolved;
  return (value.type === 'ClassDeclaration' ? child(value, 'superClass') : value) === call;
}
