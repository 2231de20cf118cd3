"""The store on real files: no mocks, no Discord."""
