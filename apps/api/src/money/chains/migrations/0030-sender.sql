-- Where it came from: an output script in hex, or an address in small letters; null where the node could not tell.
alter table chain_sighting add column sender text;
