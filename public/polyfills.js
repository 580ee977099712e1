// Loaded only by browsers that lack one of these (`server/http/start-scripts.ts`
// checks), before the page's own scripts. `scripts/browsers/` checks that the built
// code needs no other. Sources: ECMA-262 2025, the Streams, Encoding, URL and HTML
// standards; each covers only what our code and our libraries use.
(function () {
  "use strict";

  function add(target, name, value) {
    if (!target[name])
      Object.defineProperty(target, name, {
        value: value,
        configurable: true,
        writable: true,
      });
  }

  // ---- Arrays, strings, objects, maps

  var TypedArray = Object.getPrototypeOf(Int8Array);
  [Array, String, TypedArray].forEach(function (type) {
    add(type.prototype, "at", function (index) {
      var at = Math.trunc(index) || 0;
      return this[at < 0 ? this.length + at : at];
    });
  });
  add(Array.prototype, "toSorted", function (compare) {
    return Array.from(this).sort(compare);
  });
  add(Array.prototype, "toReversed", function () {
    return Array.from(this).reverse();
  });
  add(Array.prototype, "findLast", function (isWanted, self) {
    for (var at = this.length - 1; at >= 0; at -= 1)
      if (isWanted.call(self, this[at], at, this)) return this[at];
  });
  add(Object, "hasOwn", function (object, key) {
    return Object.prototype.hasOwnProperty.call(object, key);
  });
  add(Map, "groupBy", function (items, keyOf) {
    var groups = new Map();
    Array.from(items).forEach(function (item, index) {
      var key = keyOf(item, index);
      if (groups.has(key)) groups.get(key).push(item);
      else groups.set(key, [item]);
    });
    return groups;
  });
  add(Object, "groupBy", function (items, keyOf) {
    var groups = Object.create(null);
    Map.groupBy(items, function (item, index) {
      return String(keyOf(item, index));
    }).forEach(function (group, key) {
      groups[key] = group;
    });
    return groups;
  });
  add(URL, "canParse", function (address, base) {
    try {
      return Boolean(new URL(address, base));
    } catch (error) {
      return false;
    }
  });

  // ---- Clones of JSON values, dates, maps, sets, binary data and files.

  add(self, "structuredClone", function (value) {
    return copy(value, new Map());
  });

  function copy(value, seen) {
    if (typeof value === "function" || typeof value === "symbol")
      throw new TypeError("It could not be cloned.");
    if (typeof value !== "object" || value === null) return value;
    if (seen.has(value)) return seen.get(value);
    var clone = emptyLike(value);
    seen.set(value, clone);
    if (value instanceof Map)
      value.forEach(function (one, key) {
        clone.set(copy(key, seen), copy(one, seen));
      });
    else if (value instanceof Set)
      value.forEach(function (one) {
        clone.add(copy(one, seen));
      });
    else if (Array.isArray(value) || isPlain(clone))
      Object.keys(value).forEach(function (key) {
        clone[key] = copy(value[key], seen);
      });
    return clone;
  }

  function emptyLike(value) {
    if (Array.isArray(value)) return new Array(value.length);
    if (value instanceof Map) return new Map();
    if (value instanceof Set) return new Set();
    if (value instanceof Date) return new Date(value.getTime());
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
      return value.slice();
    // Files and blobs are immutable.
    if (self.Blob && value instanceof Blob) return value;
    return {};
  }

  function isPlain(object) {
    return Object.getPrototypeOf(object) === Object.prototype;
  }

  // ---- Streams, which carry the page's data.

  add(self, "TransformStream", function (transformer) {
    var output;
    var controller = {
      enqueue: function (chunk) {
        output.enqueue(chunk);
      },
    };
    this.readable = new ReadableStream({
      start: function (streamController) {
        output = streamController;
      },
    });
    this.writable = new WritableStream({
      write: function (chunk) {
        return transformer.transform(chunk, controller);
      },
      close: function () {
        if (transformer.flush) transformer.flush(controller);
        output.close();
      },
      abort: function (reason) {
        output.error(reason);
      },
    });
  });
  add(ReadableStream.prototype, "pipeThrough", function (pair) {
    // The consumer gets the error too.
    this.pipeTo(pair.writable).catch(function () {});
    return pair.readable;
  });
  add(self, "TextEncoderStream", function () {
    var encoder = new TextEncoder();
    return new TransformStream({
      transform: function (text, controller) {
        controller.enqueue(encoder.encode(text));
      },
    });
  });

  // ---- Dialogs, in browsers without the element (Safari before 15.4).

  if (!self.HTMLDialogElement) {
    var dialogs = HTMLUnknownElement.prototype;
    var openers = new WeakMap();
    Object.defineProperty(dialogs, "open", {
      configurable: true,
      get: function () {
        return this.hasAttribute("open");
      },
    });
    add(dialogs, "showModal", function () {
      openers.set(this, document.activeElement);
      this.setAttribute("open", "");
      this.setAttribute("role", "dialog");
      this.setAttribute("aria-modal", "true");
      this.classList.add("modal-without-layer");
      var first = this.querySelector("[autofocus],a[href],button,input,select");
      if (first) first.focus();
    });
    add(dialogs, "close", function () {
      if (!this.open) return;
      this.removeAttribute("open");
      this.dispatchEvent(new Event("close"));
      var opener = openers.get(this);
      if (opener) opener.focus();
    });
    addEventListener("keydown", function (event) {
      var shown = document.querySelectorAll("dialog[open]");
      var top = shown[shown.length - 1];
      if (event.key !== "Escape" || !top) return;
      if (top.dispatchEvent(new Event("cancel", { cancelable: true })))
        top.close();
    });
  }
})();
